import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';

/** A self cover is the outermost sheet of the text; a plus cover is a sheet of its own with four pages. */
export type CoverKind = 'self' | 'plus';

/** Pages that are printed: a 16-page self cover has 16, 16 plus cover has 20. By counting; a cover has four pages. */
export function printedPages(textPages: number, cover: CoverKind): Outcome<number> {
  if (!Number.isInteger(textPages) || textPages < 1) return noAnswer('Pages are a whole number from 1.');
  return answer(cover === 'self' ? textPages : textPages + 4);
}
