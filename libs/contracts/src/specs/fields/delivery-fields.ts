import { inBoth, line, lines, PHONE } from '../field-shapes.ts';
import type { SpecField } from '../spec-field.ts';
import { deliveryOptions } from '../spec-options.ts';

/** Delivery, mailing and notes. */
export const deliveryFields = [
  {
    key: 'shippingOption',
    label: 'Delivery option',
    section: inBoth('delivery'),
    type: 'choice',
    max: 40,
    options: deliveryOptions,
    meaning: 'delivery-option',
  },
  {
    key: 'deliveryDate',
    label: 'Delivery date',
    section: inBoth('delivery'),
    type: 'date',
    max: 10,
    placeholder: 'set date',
    meaning: 'delivery-date',
  },
  { key: 'shippingCompany', label: 'Ship to company', section: inBoth('delivery'), ...line },
  {
    key: 'shippingContact',
    label: 'Ship to contact',
    section: inBoth('delivery'),
    ...line,
    changesNoJob: true,
  },
  { key: 'shippingAddress', label: 'Address', section: inBoth('delivery'), ...line },
  { key: 'shippingCity', label: 'City', section: inBoth('delivery'), ...line, isShort: true },
  { key: 'shippingState', label: 'State', section: inBoth('delivery'), ...line, isShort: true },
  { key: 'shippingZip', label: 'ZIP Code', section: inBoth('delivery'), ...line, isShort: true },
  {
    key: 'shippingPhone',
    label: 'Delivery phone',
    section: inBoth('delivery'),
    type: 'phone',
    max: PHONE,
    placeholder: '410-555-0142',
    changesNoJob: true,
  },
  {
    key: 'shippingEmail',
    label: 'Delivery email',
    section: inBoth('delivery'),
    type: 'email',
    max: 254,
    changesNoJob: true,
  },
  { key: 'shippingInstructions', label: 'Delivery instructions', section: inBoth('delivery'), ...lines },

  {
    key: 'mailingNotes',
    label: 'Mailing notes',
    section: inBoth('notes'),
    ...lines,
    meaning: 'mailing-notes',
  },
  {
    key: 'productionNotes',
    label: 'Production notes',
    section: inBoth('notes'),
    ...lines,
    meaning: 'production-notes',
  },
  {
    key: 'extraNotes',
    label: 'Extra notes',
    section: inBoth('notes'),
    ...lines,
    meaning: 'production-notes',
  },
] as const satisfies readonly SpecField[];
