import { inBoth, line, quantity, optional, PHONE } from '../field-shapes.ts';
import type { SpecField } from '../spec-field.ts';

const contact = { section: inBoth('contact'), changesNoJob: true } as const;

/** Who orders what, and how many. */
export const orderFields = [
  { key: 'companyName', label: 'Company name', ...contact, ...line, meaning: 'company' },
  { key: 'contactName', label: 'Contact name', ...contact, ...line, meaning: 'contact' },
  { key: 'contactEmail', label: 'Email', ...contact, type: 'email', max: 254 },
  {
    key: 'contactPhone',
    label: 'Phone',
    ...contact,
    type: 'phone',
    max: PHONE,
    placeholder: '410-555-0142',
  },

  {
    key: 'name',
    label: 'Project name',
    section: inBoth('project'),
    ...line,
    meaning: 'name',
    changesNoJob: true,
  },

  { key: 'quantity', label: 'Quantity 1', section: inBoth('quantities'), ...quantity },
  { key: 'quantity2', label: 'Quantity 2', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity3', label: 'Quantity 3', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity4', label: 'Quantity 4', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity5', label: 'Quantity 5', section: inBoth('quantities'), ...quantity, ...optional },
  { key: 'quantity6', label: 'Quantity 6', section: inBoth('quantities'), ...quantity, ...optional },
] as const satisfies readonly SpecField[];
