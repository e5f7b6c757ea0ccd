import { textMeaning } from '@printpartner/spec-sheet/fields';
import { chainOf, type JobQuestion } from '../job-question.ts';
import { namedAmong } from '../names/named-among.ts';
import type { OwnSheet } from '../own-job.ts';

export type ChosenSheet =
  { sheet: OwnSheet } | { unknown: string } | { several: readonly OwnSheet[] } | 'none';

/** Any booklet may be called so. */
const BOOKLET = /\b(?:booklets?|books?|spine)\b/;
/** Points to the sheet at hand: `this booklet`, `my last sheet`. */
const AT_HAND = /\b(?:this|last|latest|current|newest)\b/;

/** The sheet that a question is about: the named one, one of the kind of piece, or the last changed. */
export function chosenSheet(asked: JobQuestion, sheets: readonly OwnSheet[]): ChosenSheet {
  if (sheets.length === 0) return 'none';
  const things = sheets.map((sheet) => ({ thing: sheet, names: sheetNames(sheet) }));
  for (const { said } of chainOf(asked)) {
    const naming = namedAmong(said, things);
    const [found, ...others] = naming.found;
    if (found && others.length > 0 && !AT_HAND.test(said)) {
      const ofName = naming.found.filter(({ id }) => id !== undefined);
      const [only] = ofName;
      if (only && ofName.length === 1) return { sheet: only };
      // A kind of piece names no sheet; the last changed one is meant.
      return naming.isOnlyKind ? { sheet: found } : { several: naming.found };
    }
    if (found) return { sheet: found };
    if (naming.asked !== '' && !naming.isOnlyKind) return { unknown: naming.asked };
    const booklet = BOOKLET.test(said) ? sheets.find(({ kind }) => kind === 'booklet') : undefined;
    if (booklet) return { sheet: booklet };
    if (naming.isOnlyKind && !/\b(?:piece|mailer|self)\b/.test(naming.asked))
      return { unknown: naming.asked };
  }
  const [last] = sheets;
  return last ? { sheet: last } : 'none';
}

/** What a sheet is called by: its own name first. */
export const sheetNames = (sheet: OwnSheet): string[] => [
  sheet.name,
  textMeaning(sheet, 'name'),
  textMeaning(sheet, 'company'),
];
