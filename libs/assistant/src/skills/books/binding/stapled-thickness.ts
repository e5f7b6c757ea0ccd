import { binderySizes, saddleBulk, type BindingId } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../../question/question.ts';
import { bookStocks } from '../reading/book-papers.ts';
import { bindingOf, nameOf, rangeOf } from './binding-words.ts';

/** Why a heavy text paper takes fewer pages: its own limit is nearer than the range's. */
export function heavyReason(question: Question, id: BindingId): string | undefined {
  return isHeavyText(question, id)
    ? 'On 100# text, **40–48 pages** are about the limit: a stapled book should stay under about 1/8 to 3/16 in thick. '
    : undefined;
}

const MAX_ON_ANY_STOCK = 64;

/** Doubts within the range: a thick saddle-stitched book. */
export function highNote(question: Question, id: BindingId, pages: number): string {
  if (id !== 'saddle-stitch') return '';
  const stocks = bookStocks(question);
  const [body] = stocks === 'unknown' ? [] : stocks.bodies;
  const bulk = body?.isTyped && saddleBulk({ pages, textCaliper: body.stock.caliperIn });
  if (bulk && bulk.ok && bulk.value > binderySizes.saddleBulk + 1e-9)
    return ` On ${body.stock.name} it is about ${rounded(bulk.value, 3)} in thick at the fold, more than the 1/8 to 3/16 in that staples well: use a thinner stock or ask the printer.`;
  if (pages > MAX_ON_ANY_STOCK)
    return ' 4–64 pages work on most stocks; above about 64 pages on heavier stock, ask the printer.';
  return pages > 40 ? ' On 100# text, 40–48 pages are about the limit.' : '';
}

/** Text of 100# and more is too thick for the range of thin stock. */
export function tooThick(question: Question, id: BindingId, pages: number): string | undefined {
  if (!isHeavyText(question, id) || pages <= HEAVY_TEXT_PAGES) return undefined;
  return `**Probably too thick**: ${countText(pages)} pages are within the ${rangeOf(bindingOf(id))} of ${nameOf(id)}, but on 100# text **40–48 pages** are about the limit; keep the book under about 1/8 to 3/16 in. Use a thinner text, ask the printer, or choose perfect binding from 32 pages.`;
}

function isHeavyText(question: Question, id: BindingId): boolean {
  const stocks = id === 'saddle-stitch' ? bookStocks(question) : 'unknown';
  const [body] = stocks === 'unknown' ? [] : stocks.bodies;
  return body?.isTyped === true && body.stock.gsm >= HEAVY_TEXT_GSM;
}

const HEAVY_TEXT_GSM = 145;
const HEAVY_TEXT_PAGES = 48;
