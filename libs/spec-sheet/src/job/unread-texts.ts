import { fieldsMeaning, textOf, type Sheet } from '../fields/index.ts';
import { hasUnreadFold } from './fold-text.ts';
import { copiesOf, pagesOf } from './page-text.ts';
import type { ReadFigure, UnreadTexts } from './sheet-job.ts';
import { sizeOf } from './size-text.ts';
import { paperOf } from './stock-text.ts';

const readers: Readonly<Record<ReadFigure, (text: string) => unknown>> = {
  'text-pages': pagesOf,
  'cover-pages': pagesOf,
  quantity: copiesOf,
  'finished-size': sizeOf,
  'flat-size': sizeOf,
  'cover-finished-size': sizeOf,
  'cover-flat-size': sizeOf,
  stock: (text: string) => paperOf(text).gsm,
  'cover-stock': (text: string) => paperOf(text).gsm,
  // Notes without a fold have none.
  fold: (text: string) => (hasUnreadFold(text) ? undefined : text),
};

/** Says that the answer comes later or from somewhere else, so that there is nothing to read. */
const OPEN = /^(?:tb[acd]|n\/?a|none|same\b.*|open|pending|unknown|not sure|see .*|\?+|[-–—]+)\.?$/i;

/** The first text of each figure in a sheet that can't be read. */
export function unreadTextsOf(sheet: Sheet): UnreadTexts {
  const unread: Partial<Record<ReadFigure, string>> = {};
  for (const figure of Object.keys(readers) as ReadFigure[]) {
    // A booklet's folding notes are about flaps, inserts or how it is mailed.
    if (figure === 'fold' && sheet.kind === 'booklet') continue;
    const texts = fieldsMeaning(sheet, figure).map((field) => textOf(sheet, field));
    const found = texts.find(
      (text) => text !== '' && !OPEN.test(text) && readers[figure](text) === undefined,
    );
    if (found !== undefined) unread[figure] = found;
  }
  return unread;
}
