import { z } from 'zod';
import { calendarDate, instantAnswer } from '../date-time.ts';
import { limits } from '../limits.ts';
import { emptyOr, lineOfText, linesOfText } from '../text.ts';

/** Whole US cents. */
const cents = z
  .int('Must be a whole number of cents')
  .min(0, 'Must be at least 0')
  .max(limits.quoteCentsMax, 'Must be at most $100,000,000');

const priceLine = z.object({
  /** Copies. */
  quantity: z
    .int('Must be a whole number')
    .min(1, 'Must be at least 1')
    .max(limits.quoteQuantityMax, 'Must be at most 1,000,000,000'),
  /** For all copies, not for one. */
  price_cents: cents,
  /** Price of the delivery of this quantity. Left out where the quote's own counts, or the price includes it. */
  freight_cents: cents.optional(),
  /** Price of mailing this quantity. Left out where the quote's own counts. */
  postage_cents: cents.optional(),
});

const priceLines = z
  .array(priceLine)
  .min(1, 'Give a price for at least one quantity')
  .max(limits.quoteLines, `Must be at most ${limits.quoteLines} quantities`)
  .refine(
    (lines) => new Set(lines.map(({ quantity }) => quantity)).size === lines.length,
    'Give each quantity once',
  )
  .transform((lines) => lines.toSorted((a, b) => a.quantity - b.quantity));

/** What a vendor answers, or the owner types in. Null where nothing is known. */
export const quoteForm = z
  .object({
    estimate_number: lineOfText(limits.estimateNumberMax).default(''),
    lines: priceLines,
    /** Price of one delivery of any quantity whose line has none; 0 or null with `freight_included`. */
    freight_cents: cents.nullable().default(null),
    /** The prices include the freight. */
    freight_included: z.boolean().default(false),
    /** Postage of any quantity whose line has none. */
    postage_cents: cents.nullable().default(null),
    /** Business days after proof approval. */
    turnaround_days: z.int().min(0).max(limits.turnaroundDaysMax).nullable().default(null),
    /** Finishes and services that the prices include. */
    included: z
      .array(lineOfText(limits.quoteIncludedMax))
      .max(limits.quoteIncluded, `Must be at most ${limits.quoteIncluded} entries`)
      .transform((names) => [...new Set(names.filter((name) => name !== ''))])
      .default([]),
    /** What differs from the spec. */
    exceptions: linesOfText(limits.quoteTextMax).default(''),
    /** The last day on which the prices hold; '' if not given. */
    valid_until: emptyOr(calendarDate).default(''),
    notes: linesOfText(limits.quoteTextMax).default(''),
  })
  .refine(
    ({ freight_included: isIncluded, freight_cents: whole, lines }) =>
      !isIncluded || (!whole && lines.every(({ freight_cents: own }) => !own)),
    {
      path: ['freight_included'],
      message: 'Leave out the freight amounts if the prices include the freight',
    },
  );
export type QuoteForm = z.output<typeof quoteForm>;

/** The vendor's own PDF. */
export const quoteFile = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The version of the link's sheet that it was sent for, perhaps an earlier one than the prices; null if typed in. */
  version: z.int().nullable(),
});

/** A PDF that was received into the store. */
export const storedQuoteFile = z.object({
  key: z.string().max(100),
  filename: z.string().max(limits.filenameMax),
  size: z.int().min(1).max(limits.quoteFileBytes),
});

const quoteContent = z.object({
  ...quoteForm.shape,
  lines: z.array(priceLine),
  included: z.array(z.string()),
});

/** A vendor's answer as the vendor sees it. */
export const vendorAnswer = quoteContent.extend({
  /** The version of the sheet that it answers. */
  version: z.int(),
  file: quoteFile.nullable(),
  answered_at: instantAnswer,
  /** Grows with every change. */
  revision: z.int(),
});
export type VendorAnswer = z.output<typeof vendorAnswer>;

export const quote = quoteContent.extend({
  id: z.uuid(),
  sheet_id: z.uuid(),
  /** The link that it was answered by; null if the owner typed it in. */
  link_id: z.uuid().nullable(),
  /** Null when the vendor was deleted. */
  vendor_id: z.uuid().nullable(),
  vendor_name: z.string(),
  /** The version of its link's sheet that it answers; null if it was typed in. */
  version: z.int().nullable(),
  /** The revision of the sheet that it prices; null if unknown. */
  sheet_revision: z.int().nullable(),
  /** It prices another job than the sheet describes now. A new name, contact or project of the sheet changes no job. */
  is_outdated: z.boolean(),
  /** Older than `answered_at` if the vendor changed the answer and kept the PDF. */
  file: quoteFile.extend({ added_at: instantAnswer }).nullable(),
  /** When the vendor last answered, or the owner last typed it in. */
  answered_at: instantAnswer,
  revision: z.int(),
  /** An answer, or a change of one, that the owner hasn't seen. */
  is_new: z.boolean(),
  created_at: instantAnswer,
});
export type Quote = z.output<typeof quote>;
