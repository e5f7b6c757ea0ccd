import { isDeepStrictEqual } from 'node:util';
import type { DocumentCopy, Quote as QuoteAnswer, VendorAnswer } from '@printpartner/contracts';
import type { StoredDocument } from '@printpartner/service-kit';
import type { Quote } from './quote.entity.ts';

/** @param digest of the job that its sheet describes now */
export const presentQuote = (quote: Quote, digest: string): QuoteAnswer => ({
  ...presentStoredQuote(quote),
  is_outdated: quote.jobDigest !== digest,
});

/** A quote without what depends on the sheet, as the data export has it. */
export function presentStoredQuote(quote: Quote): Omit<QuoteAnswer, 'is_outdated'> {
  return {
    ...quote.content,
    id: quote.id,
    sheet_id: quote.sheetId,
    link_id: quote.linkId,
    vendor_id: quote.vendorId,
    vendor_name: quote.vendorName,
    version: quote.version,
    sheet_revision: quote.sheetRevision,
    file: ownersFileOf(quote),
    answered_at: quote.answeredAt.toISOString(),
    revision: quote.revision,
    is_new: quote.revision > quote.seenRevision,
    created_at: quote.createdAt.toISOString(),
  };
}

/** What the vendor sees of the answer. */
export function presentAnswer(quote: Quote): VendorAnswer {
  return {
    ...quote.content,
    version: quote.version ?? 1,
    file: fileOf(quote),
    answered_at: quote.answeredAt.toISOString(),
    revision: quote.revision,
  };
}

const fileOf = ({ fileKey, fileName, fileSize, fileVersion }: Quote) =>
  fileKey === null ? null : { name: fileName ?? '', size: fileSize ?? 0, version: fileVersion };

function ownersFileOf(quote: Quote): QuoteAnswer['file'] {
  const file = fileOf(quote);
  return file && quote.fileAddedAt && { ...file, added_at: quote.fileAddedAt.toISOString() };
}

/** A quote as its service stores it, typed in or answered. @param present as answers to whoever changes it have it */
export const storedQuote = (
  present: (quote: Quote) => DocumentCopy,
): StoredDocument<Quote, Record<string, unknown>> => ({
  valuesOf: ({ content, vendorId, version, fileKey }) => ({
    ...content,
    vendor: vendorId,
    version,
    file: fileKey,
  }),
  changed: (from, to) =>
    Object.keys({ ...from, ...to }).filter((field) => !isDeepStrictEqual(from[field], to[field])),
  // A write may change the job that it prices, which is no field.
  hasMore: true,
  refusal: (quote) => ({
    code: 'quotes.changed',
    userMessage: 'This quote was changed since you opened it. Check it as it is now, then try again.',
    current: present(quote),
  }),
});
