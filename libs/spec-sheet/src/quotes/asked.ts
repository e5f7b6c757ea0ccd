import { fieldsMeaning, finishList, rawValue, type Sheet } from '../fields/index.ts';
import { jobOf } from '../job/index.ts';

/** The copies that a sheet asks to price, smallest first, each once; without those that can't be read. */
export const askedQuantities = (sheet: Sheet): number[] =>
  [...new Set(jobOf(sheet).quantities)].toSorted((a, b) => a - b);

/** The finishes that a sheet orders, of the piece and of the cover, each once. */
export function orderedFinishes(sheet: Sheet): string[] {
  const fields = [...fieldsMeaning(sheet, 'finishes'), ...fieldsMeaning(sheet, 'cover-finishes')];
  return [...new Set(fields.flatMap(({ key }) => finishList(rawValue(sheet, key))))];
}
