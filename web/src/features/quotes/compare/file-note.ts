import type { Quote } from '@printpartner/contracts/types';
import { isEarlierFile } from '../../../entities/quote/earlier-file.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

const date = timeFormat({ dateStyle: 'medium' });

/** Why a vendor's PDF may say something else than the prices beside it; '' if it was sent with them. */
export function fileNote(quote: Pick<Quote, 'file' | 'version' | 'link_id' | 'answered_at'>): string {
  const { file, link_id: link, answered_at: answeredAt } = quote;
  if (file === null) return '';
  if (isEarlierFile(quote)) return `Sent for version ${file.version}`;
  // Owners add PDFs to what they type in whenever they want.
  if (link === null || Date.parse(file.added_at) >= Date.parse(answeredAt)) return '';
  return `Sent ${date(Date.parse(file.added_at))}, before the vendor changed the quote`;
}
