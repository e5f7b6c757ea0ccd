import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { phrases } from './phrases.ts';
import { typedSizes } from './typed-sizes.ts';

/** What goes into an envelope, with its size inside it. */
export interface InsertSize {
  height: number;
  width: number;
  /** `8-1/2 × 11 in in thirds`. */
  fold?: 'thirds' | 'half' | 'quarters';
  sheet?: TrimSize;
}

const LETTER = { width: 8.5, height: 11 } as const;
const thirds = phrases(
  'thirds, third, tri-fold, trifold, tri fold, tri-folded, trifolded, letter fold',
  'letter-fold, c-fold, c fold, folded twice, z-fold, z fold, three panel, 3 panel, in three, in 3',
);
const equalThirds = phrases('z-fold, z fold, accordion');
/** So much narrower is the panel that tucks in, of text weight. Inches. */
const TUCK = 1 / 16;
const halves = phrases('half, folded once, half-fold, half fold, bifold, bi-fold, single fold, folded in 2');
const quarters = phrases(
  'half again, in half twice, half twice, in quarters, to quarters, into quarters, folded quarter, quarter folded, quarter-fold, quarter fold, folded in 4, french fold',
  'folded twice in half',
);

function foldOf(question: Question): InsertSize['fold'] {
  if (has(question, 'unfolded', 'not folded', 'no fold', 'without folding', 'flat in')) return undefined;
  if (has(question, ...quarters)) return 'quarters';
  if (has(question, ...thirds)) return 'thirds';
  return has(question, ...halves) &&
    !has(question, 'half letter', 'half-letter', 'half sheet', 'half size', 'half-size')
    ? 'half'
    : undefined;
}

const mailedSize = (question: Question): TrimSize | undefined =>
  FOLDED_TO.test(question.text) ? typedSizes(question).at(-1) : typedSizes(question)[0];

/** The size that the text folds to. */
export const FOLDED_TO = /\bfold(?:s|ed|ing)? (?:down )?to\b/;

/** The insert of a question: a typed size, or a sheet and its fold. Folds run across the long side. */
export function insertOf(question: Question, size = mailedSize(question)): InsertSize | undefined {
  const fold = foldOf(question);
  const isLetter = has(question, 'letter', 'letterhead', 'sheet', 'page', 'business letter');
  const isStatement = has(question, 'half letter', 'half-letter', 'half sheet');
  const sheet = size ?? (isStatement ? { width: 5.5, height: 8.5 } : isLetter || fold ? LETTER : undefined);
  if (!sheet) return undefined;
  const [short, long] = [Math.min(sheet.width, sheet.height), Math.max(sheet.width, sheet.height)].map(
    nearSixteenth,
  ) as [number, number];
  if (!fold) return { height: short, width: long };
  const folded = {
    // The widest panel of a tri-fold; the panels of a Z-fold are equal.
    thirds: [(long + (has(question, ...equalThirds) ? 0 : TUCK)) / 3, short],
    half: [long / 2, short],
    quarters: [long / 2, short / 2],
  }[fold] as [number, number];
  return {
    height: Math.min(...folded),
    width: Math.max(...folded),
    fold,
    sheet: { width: short, height: long },
  };
}

/** A fold of the piece itself; a “half-fold” of 5 × 7 in may be its size as mailed. */
const FOLDED =
  /\bfold(?:s|ed|ing)? (?:\w+ ){0,2}?(?:in|into) (?:half|halves|thirds|quarters|two|three|four|[234])\b|\bfold(?:s|ed|ing)? (?:once|twice|over)\b/;
const ANY_FOLD = /\bfold(?:s|ed|ing)?\b/;
const FOLDED_TO_SIZE = /\bfold\w*\b[^,;?]*? (?:to|into) (?:an? |the )?\d/;
/** Longer sheets are folded for the mail, whatever the words. Inches. */
const FLAT_FROM = 10.5;
/** A sheet longer than every flat is folded once where the text doesn't say how. Inches. */
const MAX_FLAT = 15;

/** The piece of a flat sheet whose fold is named; undefined if the size is that of the mailed piece. */
export function mailedFold(question: Question, size: TrimSize, isFolder: boolean): InsertSize | undefined {
  if (FOLDED_TO_SIZE.test(question.text)) return undefined;
  const long = Math.max(size.width, size.height);
  const isNamed = FOLDED.test(question.text) || (isFolder && long > FLAT_FROM);
  const insert = isNamed ? insertOf(question, size) : undefined;
  if (insert?.fold) return insert;
  return long > MAX_FLAT && ANY_FOLD.test(question.text) && !has(question, 'unfolded', 'not folded')
    ? insertOf({ ...question, text: 'folded once' }, size)
    : undefined;
}

const SIXTEENTHS = 16;
const NEAR = 0.016;

/** A size in mm is meant in sixteenths of an inch: 140 mm is 5-1/2 in. */
function nearSixteenth(side: number): number {
  const near = Math.round(side * SIXTEENTHS) / SIXTEENTHS;
  return Math.abs(near - side) <= NEAR ? near : side;
}

/** The ways to fold a sheet for an envelope, the least folded first. */
export function foldings({
  height,
  width,
}: Pick<InsertSize, 'height' | 'width'>): readonly (InsertSize & { how: string })[] {
  const [short, long] = [Math.min(height, width), Math.max(height, width)];
  const half = [Math.min(short, long / 2), Math.max(short, long / 2)] as const;
  const sides: readonly (readonly [string, number, number])[] = [
    ['in half', ...half],
    ['in thirds (tri-fold)', short, long / 3],
    ['in half twice', half[0], half[1] / 2],
    ['in half, then in thirds (tri-fold)', half[0], half[1] / 3],
  ];
  return sides.map(([how, one, other]) => ({
    how,
    height: Math.min(one, other),
    width: Math.max(one, other),
  }));
}
