import { isDeepStrictEqual } from 'node:util';
import type { DocumentCopy } from '@printpartner/contracts';
import type { StoredDocument } from '@printpartner/service-kit';
import type { Quote } from './quote.entity.ts';

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
  // The job that it prices.
  hasMore: true,
  refusal: (quote) => ({
    code: 'quotes.changed',
    userMessage: 'This quote was changed since you opened it. Check it as it is now, then try again.',
    current: present(quote),
  }),
});
