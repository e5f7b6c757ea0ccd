import type { DocumentField } from '@printpartner/contracts/types';

/**
 * A kind of document that no service has: a field of each type, and nothing else declared for any of them. Its tests show
 * that contract, columns, merge, conflicts, export and form follow from a catalog.
 */
export const probeCatalog = [
  { name: 'title', type: 'line', max: 200, label: 'Title', isQueried: true },
  { name: 'notes', type: 'lines', max: 4_000, label: 'Notes' },
  { name: 'quantity', type: 'single', max: 40, label: 'Quantity' },
  { name: 'ship_date', type: 'date', label: 'Ship Date', isQueried: true },
  { name: 'ship_time', type: 'time', label: 'Ship Time', isQueried: true },
  { name: 'binding', type: 'choice', options: ['Saddle stitch', 'Perfect bound'], label: 'Binding' },
  { name: 'is_approved', type: 'yes-no', label: 'Approved', isQueried: true },
  { name: 'deposit_cents', type: 'money', max: 10_000_000_000, label: 'Deposit', isQueried: true },
  { name: 'spine', type: 'measure', max: 10, unit: 'in', label: 'Spine' },
  { name: 'finishes', type: 'names', max: 60, most: 30, label: 'Finishes', isQueried: true },
  { name: 'proof', type: 'file', label: 'Proof' },
] as const satisfies readonly DocumentField[];
