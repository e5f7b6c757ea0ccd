import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { baseRevision } from '../documents/base-revision.ts';
import { maxSeenQuotes } from './max-seen-quotes.ts';
import { quote, quoteForm } from './quote.ts';
import { vendorLink } from './vendor-link.ts';
import { vendorChoice } from './vendor.ts';

/** A quote that the owner types in. Its `id` is the client's, so that a repeated save makes one row. */
export const typedQuoteForm = quoteForm.safeExtend({
  id: z.uuid().optional(),
  sheet_id: z.uuid(),
  vendor: vendorChoice,
});

/** Replaces what a typed quote says. */
export const typedQuotePatch = quoteForm.safeExtend({ vendor: vendorChoice.optional(), ...baseRevision });

export const quoteChoiceForm = z.object({
  /** The revision that its owner saw: what the quote says now is chosen only if that is the same. */
  revision: z.int().min(1),
  quantity: z.int().min(1),
  /** Attaches the sheet to this project first, where the choice is then recorded. */
  project_uuid: z.uuid().optional(),
  /** Mails the other vendors with an address that another one was chosen. */
  tell_others: z.boolean().default(false),
  /** Mails the chosen vendor. */
  tell_chosen: z.boolean().default(false),
});

/** The quote that the owner chose. It closes the sheet's links. */
export const quoteChoice = z.object({
  quote_id: z.uuid(),
  /** The revision that was chosen: a later one says something else. */
  revision: z.int(),
  quantity: z.int(),
  price_cents: z.int(),
  vendor_name: z.string(),
  chosen_at: instantAnswer,
  /** What was written into the sheet's project; null without one. */
  recorded: z
    .object({ project_uuid: z.uuid(), printing_company: z.string(), estimate_number: z.string() })
    .nullable(),
});
export type QuoteChoice = z.output<typeof quoteChoice>;

/** A choice that was just made: it stands, also if mails are refused. */
export const madeChoice = quoteChoice.extend({
  /** Names of vendors who can't be mailed, because they stopped mail or a limit is reached. */
  not_told: z.array(z.string()),
});

/** Everything about a sheet's quotes. */
export const sheetQuotes = z.object({
  sheet: z.object({
    id: z.uuid(),
    name: z.string(),
    revision: z.int(),
    project_uuid: z.uuid().nullable(),
    /** Copies that it asks to price, smallest first. */
    quantities: z.array(z.int()),
    finishes: z.array(z.string()),
    /** Labels of the questions that nobody has answered; left out if there are none. */
    open_questions: z.array(z.string()).optional(),
  }),
  /** Oldest first. */
  links: z.array(vendorLink),
  /** Oldest first. */
  quotes: z.array(quote),
  choice: quoteChoice.nullable(),
});
export type SheetQuotes = z.output<typeof sheetQuotes>;

/** Quotes that the owner has seen. One that was changed since stays new. */
export const seenQuotes = z.object({
  quotes: z
    .array(z.object({ id: z.uuid(), revision: z.int().min(1) }))
    .min(1)
    .max(maxSeenQuotes, `Must be at most ${maxSeenQuotes} quotes`),
});

/** A quote that the owner hasn't seen. */
export const newQuote = z.object({
  id: z.uuid(),
  sheet_id: z.uuid(),
  sheet_name: z.string(),
  vendor_name: z.string(),
  answered_at: instantAnswer,
});
export type NewQuote = z.output<typeof newQuote>;
