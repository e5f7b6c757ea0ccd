import { NO_FINISH, type SpecMeaning } from '@printpartner/contracts/spec-fields';
import { fileRules } from '@printpartner/print-knowledge/production';
import {
  copiesOf,
  coverTypeOf,
  fieldsMeaning,
  finishList,
  textMeaning,
  textOf,
  valueMeaning,
  type Sheet,
} from '../fields/index.ts';
import { bindingIdOf, isBinding, namesBinding, namesBook } from './binding-name.ts';
import { coverInksOf } from './cover-inks.ts';
import { inksOf } from './ink-text.ts';
import { isLeafCount, pagesOf } from './page-text.ts';
import { finishedSizeOf, flatSizeOf } from './part-size.ts';
import { pieceFoldOf } from './piece-fold.ts';
import type { SheetCover, SheetInks, SheetJob, SheetPart, UnreadTexts, ReadFigure } from './sheet-job.ts';
import { paperOf } from './stock-text.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A plus cover is a separate four-page sheet. */
const COVER_PAGES = 4;

/** The fields of one part of a job. */
interface PartMeanings {
  finished: SpecMeaning;
  flat: SpecMeaning;
  stock: SpecMeaning;
  bleed: SpecMeaning;
  finishes: SpecMeaning;
  sides: SpecMeaning;
}

const textMeanings: PartMeanings = {
  finished: 'finished-size',
  flat: 'flat-size',
  stock: 'stock',
  bleed: 'bleed',
  finishes: 'finishes',
  sides: 'finishing-sides',
};
const coverMeanings: PartMeanings = {
  finished: 'cover-finished-size',
  flat: 'cover-flat-size',
  stock: 'cover-stock',
  bleed: 'cover-bleed',
  finishes: 'cover-finishes',
  sides: 'cover-finishing-sides',
};

/**
 * The job that a sheet orders, from its texts as designers type them. Lengths in inches, paper in gsm. What a text
 * doesn't say is undefined, and so is what it says in words that aren't understood, which are in `unread`; nothing is
 * guessed. Only shown fields count.
 */
export function jobOf(sheet: Sheet): SheetJob {
  const isBooklet = sheet.kind === 'booklet';
  const coverType = isBooklet ? coverTypeOf(sheet.data) : undefined;
  const pageCount = isBooklet ? textMeaning(sheet, 'text-pages') : '';
  const isInLeaves = textMeaning(sheet, 'page-count-type') === 'leaves' || isLeafCount(pageCount);
  const bindingText = textMeaning(sheet, 'binding');
  const binding = isBinding(bindingText) ? bindingText : undefined;
  const unread = unreadTextsOf(sheet);
  const { fold } = pieceFoldOf(sheet);
  return withoutUndefined({
    kind: sheet.kind,
    name: textMeaning(sheet, 'name'),
    quantities: fieldsMeaning(sheet, 'quantity').flatMap((field) => copiesOf(textOf(sheet, field)) ?? []),
    text: partOf(sheet, textMeanings, inksOf(textMeaning(sheet, 'inks'))),
    cover: coverType === 'plus' ? coverOf(sheet, unread) : undefined,
    coverType,
    pages: pagesOf(pageCount, isInLeaves),
    isInLeaves: isBooklet && isInLeaves ? true : undefined,
    binding:
      binding === undefined ? undefined : withoutUndefined({ name: binding, id: bindingIdOf(binding) }),
    fold,
    isBound: !isBooklet && (binding !== undefined || isNamedBound(sheet, fold)) ? true : undefined,
    unread,
    mailsUncovered: mailsUncovered(sheet) ? true : undefined,
  });
}

/** A sheet folded to a fold that is read has as many pages as its panels. */
function isNamedBound(sheet: Sheet, fold: SheetJob['fold']): boolean {
  const name = textMeaning(sheet, 'name');
  const notes = fieldsMeaning(sheet, 'finishing-notes').map((field) => textOf(sheet, field));
  return [name, ...notes].some(namesBinding) || (fold === undefined && namesBook(name));
}

function partOf(sheet: Sheet, meanings: PartMeanings, inks: SheetInks | undefined): SheetPart {
  return withoutUndefined({
    finished: finishedSizeOf(textMeaning(sheet, meanings.finished), sheet),
    flat: flatSizeOf(textMeaning(sheet, meanings.flat)),
    ...paperOf(textMeaning(sheet, meanings.stock)),
    inks,
    bleedIn: bleedOf(valueMeaning(sheet, meanings.bleed)),
    finishes: finishList(valueMeaning(sheet, meanings.finishes)).filter((name) => name !== NO_FINISH),
    finishedSides: sidesOf(textMeaning(sheet, meanings.sides)),
  });
}

function coverOf(sheet: Sheet, unread: UnreadTexts): SheetCover {
  const pageInks = (meaning: SpecMeaning) => inksOf(textMeaning(sheet, meaning));
  const inks = coverInksOf({
    front: pageInks('cover-inks-front'),
    insideFront: pageInks('cover-inks-inside-front'),
    insideBack: pageInks('cover-inks-inside-back'),
    back: pageInks('cover-inks-back'),
  });
  const part = partOf(sheet, coverMeanings, inks);
  return unread['cover-pages'] === undefined ? { ...part, pages: coverPagesOf(sheet) } : part;
}

function coverPagesOf(sheet: Sheet): number {
  const typed = pagesOf(textMeaning(sheet, 'cover-pages'));
  // A cover has no single page: `1` means one cover.
  return typed === undefined || typed === 1 ? COVER_PAGES : typed;
}

/** Yes or `Bleed` is the bleed that press-ready files need; No or `No bleed` is 0. */
function bleedOf(value: ReturnType<typeof valueMeaning>): number | undefined {
  const [{ bleedIn }] = fileRules.rows;
  if (value === true) return bleedIn;
  if (value === false) return 0;
  if (typeof value !== 'string' || !/\bbleed\b/i.test(value)) return undefined;
  return /\bno\b/i.test(value) ? 0 : bleedIn;
}

function sidesOf(text: string): 1 | 2 | undefined {
  if (/\bone\b/i.test(text)) return 1;
  return /\b(?:two|both)\b/i.test(text) ? 2 : undefined;
}

const ALONE =
  /\bpost ?cards?\b|\bself[- ]?mailers?\b|\beddm\b|\baddress (?:side|panel|area)\b|\bseal(?:ed)? with\b.*\btabs?\b|\btabbed\b|\bwafer[- ]seal/i;
/** An envelope or its number, or something else around the piece. */
const COVERED = /\benvelopes?\b|#(?:[6-9]|1[0-4])(?!\d)|\binsert(?:ed|s)? (?:in)?to\b|\bpoly[- ]?bag/i;
/** About another piece, or what this one is not. */
const OTHER =
  /\bnot\b|n[’']t\b|\breply\b|\bresponse\b|\breturn\b|\binsert|\b(?:bind|bound|tip|tipped)[- ]in\b/i;
const CLAUSES = /[.;:,\n]+/;

/** Whether the name or the mailing notes say that the piece goes into the mail without an envelope. */
function mailsUncovered(sheet: Sheet): boolean {
  const texts = [textMeaning(sheet, 'name'), textMeaning(sheet, 'mailing-notes')];
  const clauses = texts.flatMap((text) => text.split(CLAUSES));
  return (
    clauses.some((clause) => ALONE.test(clause) && !OTHER.test(clause)) && !COVERED.test(texts.join('\n'))
  );
}

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
function unreadTextsOf(sheet: Sheet): UnreadTexts {
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
