import { pointText } from '@printpartner/print-knowledge/measure';
import { rounded, decimalText } from '@printpartner/print-knowledge/figures';
import {
  boards,
  gradeOf,
  gsmOf,
  paperWeights,
  poundsOf,
  wholeGsm,
  type CaliperFinish,
  type GradeId,
  type PaperWeight,
} from '@printpartner/print-knowledge/paper';
import type { Citation } from '../../skill.ts';
import type { NamedPaper } from './named-papers.ts';

export interface FinishCaliper {
  /** Undefined of a board. */
  finish?: CaliperFinish;
  inches: number;
}

/** What our tables have on a paper. */
export interface PaperFigures {
  /** `100# gloss cover`. */
  name: string;
  /** gsm; undefined of a board that isn't in the table. Equal unless the weight depends on the mill. */
  gsm?: { low: number; high: number };
  /** In the finish that was named, else in every finish listed; none if unknown. */
  calipers: readonly FinishCaliper[];
  /** Undefined if the guide doesn't list this paper. */
  row?: PaperWeight;
  basis?: { pounds: number; grade: GradeId };
  cites: readonly Citation[];
}

export const WEIGHTS = 'Paper By Weight';
const finishOrder: readonly CaliperFinish[] = ['gloss', 'silk', 'uncoated'];
/** Weights below are sold as bond or text, from here also as cover. */
const [HEAVIEST_BOND, LIGHTEST_COVER] = [36, 65];

/** A paper with the grade it is read as; several where the question names none. */
export function figuresOf(paper: NamedPaper): PaperFigures[] {
  if (paper.unit === 'points') return [boardFigures(paper)];
  if (paper.unit === 'gsm') return [gsmFigures(paper)];
  const grades = paper.grade ? [paper.grade] : gradesOf(paper.value, paper.finish);
  return grades.map((grade) => poundFigures(paper, grade));
}

/** Grades in which a weight is sold. */
function gradesOf(pounds: number, finish: CaliperFinish | undefined): GradeId[] {
  const listed = paperWeights.rows.filter(
    (row) => row.basis?.pounds === pounds && (!finish || row[finish] !== undefined),
  );
  const found = listed.flatMap(({ basis }) => basis?.grade ?? []);
  if (pounds === 110) return ['index', 'cover'];
  if (found.length > 0) return found;
  if (pounds <= HEAVIEST_BOND) return ['bond'];
  return pounds < LIGHTEST_COVER ? ['text'] : ['text', 'cover'];
}

/** gsm of a basis weight, whole. */
export function gsmOfPounds(pounds: number, grade: GradeId): number {
  const gsm = gsmOf(pounds, grade);
  if (!gsm.ok) throw new RangeError(gsm.reason);
  return wholeGsm(gsm.value);
}

/** Pounds in a grade, to a tenth. */
export function poundsOfGsm(gsm: number, grade: GradeId): number {
  const pounds = poundsOf(gsm, grade);
  if (!pounds.ok) throw new RangeError(pounds.reason);
  return Math.round(pounds.value * 10) / 10;
}

function poundFigures({ value, finish }: NamedPaper, grade: GradeId): PaperFigures {
  const row = paperWeights.rows.find(({ basis }) => basis?.pounds === value && basis.grade === grade);
  const gsm = gsmOfPounds(value, grade);
  const words = [`${value}#`, finish === 'silk' ? 'silk/matte' : finish, gradeOf(grade).name.toLowerCase()];
  return {
    name: words.filter(Boolean).join(' '),
    gsm: { low: gsm, high: gsm },
    calipers: row ? calipersOf(row, finish) : [],
    ...(row && { row }),
    basis: { pounds: value, grade },
    cites: row ? [{ entry: row.weight, place: WEIGHTS }] : [conversionCitation(grade)],
  };
}

/** The calipers a row lists, or those of one finish. */
export const calipersOf = (row: PaperWeight, finish?: CaliperFinish): FinishCaliper[] =>
  finishOrder.flatMap((one) => {
    const inches = row[one];
    return inches === undefined || (finish && finish !== one) ? [] : [{ finish: one, inches }];
  });

export const conversionCitation = (grade: GradeId): Citation => ({
  entry: gradeOf(grade).name,
  place: 'Conversion factors by grade',
});

function boardFigures({ value, sides, finish }: NamedPaper): PaperFigures {
  const points = Number(rounded(value, 2));
  const board = boards.rows.find((row) => row.points === points);
  const row = points === 14 ? paperWeights.rows.find(({ id }) => id === '14pt') : undefined;
  const names = [`${points} pt`, sides && `C${sides}S`, finish === 'silk' ? 'matte' : finish];
  return {
    name: names.filter(Boolean).join(' '),
    ...(board && { gsm: { low: board.gsmLow, high: board.gsmHigh } }),
    calipers: [{ inches: points / 1000 }],
    ...(row && { row }),
    cites: board
      ? [{ entry: `${points} pt`, place: 'C1S and C2S boards by thickness' }]
      : [{ entry: WEIGHTS }],
  };
}

function gsmFigures({ value, grade, finish }: NamedPaper): PaperFigures {
  const words = [`${value} gsm`, finish === 'silk' ? 'silk/matte' : finish, grade];
  return {
    name: words.filter(Boolean).join(' '),
    gsm: { low: value, high: value },
    calipers: [],
    ...(grade && { basis: { pounds: poundsOfGsm(value, grade), grade } }),
    cites: [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
  };
}

/** `216 gsm`, `310–350 gsm`. */
export const gsmText = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `${low} gsm` : `${low}–${high} gsm`;

const finishNames: Readonly<Record<CaliperFinish, string>> = {
  gloss: 'gloss',
  silk: 'silk/matte',
  uncoated: 'uncoated',
};

/** `0.0070 in (7 pt) gloss, 0.0108 in (10.8 pt) uncoated`; of a board `0.014 in (14 pt)`. */
export const calipersText = (calipers: readonly FinishCaliper[]): string =>
  calipers
    .map(({ finish, inches }) =>
      finish
        ? `${rounded(inches, 4)} in (${pointText(inches)} pt) ${finishNames[finish]}`
        : boardText(inches),
    )
    .join(', ');

const boardText = (inches: number): string => `${decimalText(inches, 4)} in (${pointText(inches)} pt)`;
