import { z } from 'zod';
import { emailAddress } from '../auth/account.ts';
import { instantAnswer } from '../date-time.ts';
import { limits } from '../limits.ts';
import { lineOfText, linesOfText } from '../text.ts';

const vendorFields = z.object({
  name: lineOfText(limits.vendorNameMax).min(1, 'Name is required'),
  /** '' without one. */
  email: z.union([z.literal(''), emailAddress]),
  /** Presses, sizes, what the vendor is good at. */
  notes: linesOfText(limits.quoteTextMax),
});

/** A print vendor. Its `id` is the client's, so that a repeated save makes one row. */
export const vendorForm = vendorFields
  .partial({ email: true, notes: true })
  .extend({ id: z.uuid().optional() });

export const vendorPatch = vendorFields.partial();

export const vendor = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  notes: z.string(),
  created_at: instantAnswer,
  updated_at: instantAnswer,
});
export type Vendor = z.output<typeof vendor>;

/** Whom a link or a quote is about: a remembered vendor, or a new one, which is remembered. */
export const vendorChoice = z.union([z.strictObject({ id: z.uuid() }), vendorForm.required({ id: true })], {
  error: 'Choose a vendor, or give a new one with id and name',
});
