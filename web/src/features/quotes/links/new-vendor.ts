import { limits } from '@printpartner/contracts/types';
import { countText } from '@printpartner/print-knowledge/figures';

/** A vendor as typed; `id` is this device's, so that a repeated request remembers one vendor. */
export interface NewVendor {
  id: string;
  name: string;
  email: string;
  notes: string;
}

export type VendorFaults = Partial<Record<'name' | 'email' | 'notes', string>>;

/** Rough: the server knows better, but a missing @ is better seen at once. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with a vendor; {} if nothing is. */
export function vendorFaults(
  { name, email, notes }: Omit<NewVendor, 'id'>,
  needsEmail = false,
): VendorFaults {
  const faults: VendorFaults = {};
  if (name.trim() === '') faults.name = 'Name is required';
  else if (name.trim().length > limits.vendorNameMax)
    faults.name = `Keep it to ${limits.vendorNameMax} characters`;
  if (email.trim() === '' && needsEmail) faults.email = 'Needed to email the link';
  else if (email.trim() !== '' && !ADDRESS.test(email.trim()))
    faults.email = 'Write an address such as bids@harborpress.com';
  if (notes.length > limits.quoteTextMax)
    faults.notes = `Keep it to ${countText(limits.quoteTextMax)} characters`;
  return faults;
}
