import type { FoldId } from '@printpartner/print-knowledge/folding';
import type { SpecMeaning } from '@printpartner/contracts/spec-fields';
import { fieldsMeaning, textMeaning, textOf, type Sheet } from '../fields/index.ts';
import { foldOf, hasNoFold, hasUnreadFold, mentionsFold, namesFold } from './fold-text.ts';

/** The fold of a piece, or the text that orders one and can't be read. */
export interface PieceFold {
  fold?: FoldId;
  unread?: string;
}

const readMeanings: readonly SpecMeaning[] = ['name', 'flat-size', 'finished-size', 'finishing-notes'];
/** Their folds may be those of an insert, so that none is taken from them. */
const UNREAD_MEANING: SpecMeaning = 'production-notes';
/** Names of doors and gates, unless the word fold follows. */
const OTHER_THINGS = /\b(?:gate|accordion|concertina|fan)\b(?![- ]?fold)/gi;
/** A piece that is folded; the doors of a `Bifold doors flyer` are folded, not the flyer. */
const FOLDED_PIECE =
  /fold(?:s|ed)?(?:[ -]*(?:$|[^\p{L}\d -])| (?:self-?)?(?:mailer|brochure|leaflet|fl[iy]er|menu|card|pamphlet|program|insert|map|invitation|invite|newsletter|letter|handout|guide|bulletin|sheet|piece)s?\b)/iu;

/**
 * The fold of a custom piece. Its folding notes decide; where they leave it open, the name, the sizes and the finishing
 * notes do. A booklet's folding notes are about flaps, inserts or how it is mailed.
 */
export function pieceFoldOf(sheet: Sheet): PieceFold {
  if (sheet.kind === 'booklet') return {};
  const notes = textMeaning(sheet, 'fold');
  const fold = foldOf(notes);
  if (fold) return { fold };
  if (hasUnreadFold(notes)) return { unread: notes };
  return hasNoFold(notes) ? {} : foldElsewhere(sheet);
}

function foldElsewhere(sheet: Sheet): PieceFold {
  const [mention, ...mentions] = [...readMeanings, UNREAD_MEANING]
    .flatMap((meaning) => textsMeaning(sheet, meaning).map((text) => ({ text, meaning })))
    .filter(({ text }) => mentionsFold(text));
  if (!mention) return {};
  const folds = [mention, ...mentions]
    .filter(({ text }) => namesFold(text))
    .map(({ text, meaning }) => ({ text, meaning, fold: foldIn(text, meaning === 'name') }));
  const [named] = folds;
  if (!named?.fold || named.meaning === UNREAD_MEANING) return { unread: (named ?? mention).text };
  const other = folds.find(({ fold }) => fold !== named.fold);
  return other ? { unread: other.text } : { fold: named.fold };
}

function foldIn(text: string, isName: boolean): FoldId | undefined {
  if (isName && !FOLDED_PIECE.test(text)) return undefined;
  return foldOf(text.replace(OTHER_THINGS, ' '));
}

const textsMeaning = (sheet: Sheet, meaning: SpecMeaning): string[] =>
  fieldsMeaning(sheet, meaning)
    .map((field) => textOf(sheet, field))
    .filter((text) => text !== '');
