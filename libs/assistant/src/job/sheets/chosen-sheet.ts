import { textMeaning } from '@printpartner/spec-sheet/fields';
import { chainOf, type JobQuestion } from '../job-question.ts';
import { namedAmong, saysName } from '../names/named-among.ts';
import type { OwnSheet } from '../own-job.ts';

/** `lastOf`: it was chosen as the last changed of these, `3 booklet sheets`. */
export type ChosenSheet =
  | { sheet: OwnSheet; lastOf?: string }
  | { unknown: string }
  | { several: readonly OwnSheet[] }
  | 'none';

/** Any booklet may be called so. */
const BOOKLET = /\b(?:booklets?|books?|spine|page count)\b/;
/** Points to the sheet at hand: `this booklet`, `my last sheet`. */
const AT_HAND = /\b(?:this|last|latest|current|newest)\b/;

/** Those whose own name a question says, or one before it. */
const saidSheets = (asked: JobQuestion, sheets: readonly OwnSheet[]): OwnSheet[] =>
  sheets.filter((sheet) => {
    const names = [sheet.name, textMeaning(sheet, 'name')].filter((name) => name !== '');
    return chainOf(asked).some(({ said }) => names.some((name) => saysName(said, name)));
  });

/** The sheet that a question is about: the named one, one of the kind of piece, or the last changed. */
export function chosenSheet(asked: JobQuestion, all: readonly OwnSheet[]): ChosenSheet {
  const sheets = asked.isOnlyNamed ? saidSheets(asked, all) : all;
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
      return naming.isOnlyKind
        ? { sheet: found, lastOf: `${naming.found.length} sheets that fit` }
        : { several: naming.found };
    }
    if (found) return { sheet: found };
    if (naming.asked !== '' && !naming.isOnlyKind) return { unknown: naming.asked };
    const booklets = BOOKLET.test(said) ? sheets.filter(({ kind }) => kind === 'booklet') : [];
    const [booklet] = booklets;
    if (booklet) return { sheet: booklet, ...lastOf(booklets.length, 'booklet sheets') };
    if (naming.isOnlyKind && !/\b(?:piece|mailer|self)\b/.test(naming.asked))
      return { unknown: naming.asked };
  }
  const [last] = sheets;
  return last ? { sheet: last, ...lastOf(sheets.length, 'sheets') } : 'none';
}

const lastOf = (count: number, things: string): { lastOf?: string } =>
  count > 1 ? { lastOf: `${count} ${things}` } : {};

/** What a sheet is called by: its own name first. */
export const sheetNames = (sheet: OwnSheet): string[] => [
  sheet.name,
  textMeaning(sheet, 'name'),
  textMeaning(sheet, 'company'),
];
