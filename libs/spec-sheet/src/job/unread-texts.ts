import { copiesOf, fieldsMeaning, textMeaning, textOf, type Sheet } from '../fields/index.ts';
import { pagesOf } from './page-text.ts';
import { finishedSizeOf, flatSizeOf } from './part-size.ts';
import { pieceFoldOf } from './piece-fold.ts';
import type { ReadFigure, UnreadTexts } from './sheet-job.ts';
import { paperOf } from './stock-text.ts';

type TextFigure = Exclude<ReadFigure, 'fold'>;

const readers: Readonly<Record<TextFigure, (text: string, sheet: Sheet) => unknown>> = {
  'text-pages': (text, sheet) => pagesOf(text, isCountedInLeaves(sheet)),
  'cover-pages': (text) => pagesOf(text),
  quantity: copiesOf,
  'finished-size': finishedSizeOf,
  'flat-size': flatSizeOf,
  'cover-finished-size': finishedSizeOf,
  'cover-flat-size': flatSizeOf,
  stock: (text) => paperOf(text).gsm,
  'cover-stock': (text) => paperOf(text).gsm,
};

const isCountedInLeaves = (sheet: Sheet): boolean => textMeaning(sheet, 'page-count-type') === 'leaves';

/** Says that the answer comes later or from somewhere else, so that there is nothing to read. */
const OPEN = /^(?:tb[acd]|n\/?a|none|same\b.*|open|pending|unknown|not sure|see .*|\?+|[-–—]+)\.?$/i;

/** The first text of each figure in a sheet that can't be read. */
export function unreadTextsOf(sheet: Sheet): UnreadTexts {
  const unread: Partial<Record<ReadFigure, string>> = {};
  for (const figure of Object.keys(readers) as TextFigure[]) {
    const texts = fieldsMeaning(sheet, figure).map((field) => textOf(sheet, field));
    const found = texts.find(
      (text) => text !== '' && !OPEN.test(text) && readers[figure](text, sheet) === undefined,
    );
    if (found !== undefined) unread[figure] = found;
  }
  const { unread: fold } = pieceFoldOf(sheet);
  return fold === undefined ? unread : { ...unread, fold };
}
