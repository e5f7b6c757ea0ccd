import {
  boards,
  millTolerance,
  paperWeights,
  type CaliperFinish,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import { listed, type TypedPaper } from '@printpartner/print-search/answers';
import type { Citation } from '../skill.ts';

/** A paper of the guide in one finish. */
export interface NamedCaliper {
  /** `100# gloss cover`. */
  name: string;
  /** Inches. */
  caliper: number;
  cites: Citation;
}

const finishes: readonly { finish: CaliperFinish; words: RegExp }[] = [
  { finish: 'gloss', words: /\bgloss/ },
  { finish: 'silk', words: /\b(?:silk|satin|matte?|dull|velvet)\b/ },
  { finish: 'uncoated', words: /\b(?:uncoated|offset|opaque|bond|smooth|linen|vellum|index)\b/ },
];
const gradeWords: readonly { grade: GradeId; words: RegExp }[] = [
  { grade: 'text', words: /\b(?:text|book|offset|opaque)\b/ },
  { grade: 'bond', words: /\b(?:bond|copy paper|writing|ledger)\b/ },
  { grade: 'index', words: /\bindex\b/ },
  { grade: 'cover', words: /\b(?:cover|card ?stock|cover stock)\b/ },
];
const BOARDS = 'C1S and C2S boards by thickness';
const WEIGHTS_PLACE = 'Paper By Weight';

/** The guide's entry of a board, or of all boards. */
const boardEntry = (points: number): Citation =>
  boards.rows.some((row) => row.points === points)
    ? { entry: `${points} pt`, place: BOARDS }
    : { entry: BOARDS };

/** The calipers that a typed paper may have: of its finish, or of every finish sold; cover where no grade is named. */
export function calipersOf(paper: TypedPaper): readonly NamedCaliper[] {
  const { text, value, unit } = paper;
  if (unit === 'points')
    return [
      {
        name: `${value} pt`,
        caliper: value / POINTS_IN_INCH,
        cites: boardEntry(value),
      },
    ];
  if (unit === 'gsm') {
    const stock = listed(text);
    return stock
      ? [{ name: `${value} gsm (${stock.name})`, caliper: stock.caliperIn, cites: { entry: WEIGHTS_PLACE } }]
      : [];
  }
  const named = gradeWords.find(({ words }) => words.test(text))?.grade;
  const grades: readonly GradeId[] = named ? [named] : ['cover', 'index', 'text', 'bond'];
  const row = grades
    .map((grade) => paperWeights.rows.find(({ basis }) => basis?.pounds === value && basis.grade === grade))
    .find((found) => found !== undefined);
  const grade = row?.basis?.grade;
  if (!row || !grade) return [];
  const finish = finishes.find(({ words }) => words.test(text))?.finish;
  const sold = (['gloss', 'silk', 'uncoated'] as const).filter((one) => row[one] !== undefined);
  const asked = finish && sold.includes(finish) ? [finish] : sold;
  return asked.flatMap((one) => {
    const caliper = row[one];
    const name = grade === 'bond' || grade === 'index' ? `${value}# ${grade}` : `${value}# ${one} ${grade}`;
    return caliper === undefined
      ? []
      : [{ name, caliper, cites: { entry: row.weight, place: WEIGHTS_PLACE } }];
  });
}

/** Whether a limit is within the mill's tolerance of a caliper, so that only a measurement decides. */
export const isBorderline = (caliper: number, limit: number): boolean =>
  Math.abs(caliper - limit) <= caliper * millTolerance.share;
