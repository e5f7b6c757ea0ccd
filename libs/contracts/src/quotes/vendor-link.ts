import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { limits } from '../limits.ts';
import { publicLink } from '../public-link.ts';
import { linesOfText } from '../text.ts';
import { vendorAnswer } from './quote.ts';
import { vendorChoice } from './vendor.ts';

/** 43 characters of base64url: the link's id and half of its code. */
export const vendorToken = z.string().regex(/^[\w-]{43}$/, 'Must be the token of a vendor link');

/** 65 characters of base64url: the keyed hash of an address, and its code. */
export const stopToken = z.string().regex(/^[\w-]{65}$/, 'Must be the token of a stop link');

const expiresInDays = z.int().min(1).max(limits.linkDaysMax, `Must be at most ${limits.linkDaysMax} days`);
const message = linesOfText(limits.quoteTextMax);

/** A link for one vendor. Its `id` is the client's, so that a repeated request makes one link. */
export const vendorLinkForm = z.object({
  id: z.uuid().optional(),
  sheet_id: z.uuid(),
  vendor: vendorChoice,
  expires_in_days: expiresInDays.default(limits.linkDays),
  /** Shown with the sheet, and in the mail. */
  message: message.default(''),
  /** Mails the link to the vendor's address. */
  send_mail: z.boolean().default(false),
});

export const vendorLinkPatch = z.object({
  /** The days are counted from now. */
  expires_in_days: expiresInDays.optional(),
  /** A closed link takes no answer, and shows no more than the one that it has. */
  closed: z.boolean().optional(),
});

/** Offers the sheet as it is now. */
export const newVersionForm = z.object({
  message: message.optional(),
  send_mail: z.boolean().default(false),
});

/** A field that differs between two versions; '' where one has nothing. */
export const changedField = z.object({ label: z.string(), before: z.string(), after: z.string() });
export type ChangedField = z.output<typeof changedField>;

export const vendorLink = publicLink.extend({
  sheet_id: z.uuid(),
  /** Null when the vendor was deleted. */
  vendor_id: z.uuid().nullable(),
  vendor_name: z.string(),
  vendor_email: z.string(),
  message: z.string(),
  /** The sheet's revision in the newest version. */
  sheet_revision: z.int(),
  /** What the sheet says otherwise than that version; another version can be offered if it isn't empty. */
  unsent_changes: z.array(changedField),
  /** When it was last mailed, or will be within the hour; null if it never was. */
  mailed_at: instantAnswer.nullable(),
});
export type VendorLink = z.output<typeof vendorLink>;

/** The link's owner opened it; that isn't counted. */
const isOwner = z.boolean();

/** What a vendor sees. */
export const vendorPage = z.object({
  state: z.enum(['open', 'answered']),
  is_owner: isOwner,
  vendor_name: z.string(),
  /** Values of the sheet; '' where it has none. */
  buyer: z.object({ company: z.string(), name: z.string() }),
  message: z.string(),
  version: z.int(),
  frozen_at: instantAnswer,
  expires_at: instantAnswer,
  sheet: z.object({
    /** Its name. */
    title: z.string(),
    /** Title of its form, such as `Booklet Specifications`. */
    form: z.string(),
    sections: z.array(
      z.object({
        title: z.string(),
        /** A text may have several lines. */
        lines: z.array(z.object({ label: z.string(), text: z.string() })),
      }),
    ),
  }),
  /** Copies to price, smallest first; empty if the sheet asks for none that can be read. */
  quantities: z.array(z.int()),
  /** What the sheet orders besides printing, to tick as included. */
  finishes: z.array(z.string()),
  /** Since the version that the vendor answered, else since the one before. */
  changes: z.object({ since: z.int(), fields: z.array(changedField) }).nullable(),
  answer: vendorAnswer.nullable(),
});
export type VendorPage = z.output<typeof vendorPage>;

/** What a vendor who answered sees of a closed link. */
export const closedVendorPage = z.object({
  state: z.literal('closed'),
  is_owner: isOwner,
  /** The name of the sheet. */
  title: z.string(),
  answer: vendorAnswer,
});
export type ClosedVendorPage = z.output<typeof closedVendorPage>;
