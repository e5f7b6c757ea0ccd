import type { Quote as QuoteAnswer, VendorAnswer } from '@printpartner/contracts';
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
