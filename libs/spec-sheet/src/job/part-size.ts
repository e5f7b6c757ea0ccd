import { textMeaning, type Sheet } from '../fields/index.ts';
import { isBinding } from './binding-name.ts';
import { pieceFoldOf } from './piece-fold.ts';
import { sizeOf } from './size-text.ts';
import type { TrimSize } from './sheet-job.ts';

/** Words directly before or after a size: `folds to 5.5 x 8.5`, `17 x 11 in flat`. */
const besideSize = (before: string, after: string): RegExp =>
  new RegExp(
    String.raw`\b(?:${before}):? ?(?=[\d.])|\d ?(?:in(?:ch|ches)?\b\.?|["”″]|mm|cm)? ?(?:${after})\b`,
    'i',
  );
const FINISHED_SIZE = besideSize(
  '(?:fold(?:s|ed)?(?: down)? (?:to|size)|finish(?:es|ed)?|closed)(?: (?:at|to|size))?',
  'finished|closed|folded size',
);
const FLAT_SIZE = besideSize(
  '(?:flat|open(?:s|ed)?|unfolded|spreads?)(?: (?:to|out to|size))?',
  'flat|opened|open|unfolded|spreads?',
);
const WITH_NUMBERS = /\([^)]*\d[^)]*\)/g;

/** A flat size in inches, as typed. Undefined if the text calls it the finished one: `folds to 5.5 x 8.5`. */
export const flatSizeOf = (text: string): TrimSize | undefined =>
  FINISHED_SIZE.test(text.replace(WITH_NUMBERS, ' ')) ? undefined : sizeOf(text);

/** A finished size in inches, as typed. Undefined if the text calls it the flat one of a sheet that is folded or bound. */
export function finishedSizeOf(text: string, sheet: Sheet): TrimSize | undefined {
  const isFlat = FLAT_SIZE.test(text.replace(WITH_NUMBERS, ' '));
  return isFlat && isFoldedOrBound(sheet) ? undefined : sizeOf(text);
}

function isFoldedOrBound(sheet: Sheet): boolean {
  const { fold, unread } = pieceFoldOf(sheet);
  return (
    sheet.kind === 'booklet' || isBinding(textMeaning(sheet, 'binding')) || (fold ?? unread) !== undefined
  );
}
