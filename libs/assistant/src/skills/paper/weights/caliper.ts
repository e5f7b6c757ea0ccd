import { decimalText } from '@printpartner/print-knowledge/figures';
import { MM_IN_INCH, caliperText, millimeterText, pointText } from '@printpartner/print-knowledge/measure';
import { boards, millTolerance, paperWeights, stocks } from '@printpartner/print-knowledge/paper';
import { has } from '../../../question/question.ts';
import { answers, type Citation, type Draft, type Skill } from '../../skill.ts';
import { calipersOf, calipersText, gsmText, WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { productIn } from '../choose/products.ts';
import { isAboutCoating } from '../coatings/named-coatings.ts';
import { papersOf } from '../named/paper-question.ts';
import { listText } from '../named/prose.ts';

const THICKNESS =
  /\bthick(?:ness)?\b|\bcalipers?\b|\bcallipers?\b|\bmils?\b|\bthin\b|\b(?:how many|in|to|what) (?:points?|pts?|inch(?:es)?|mm|mil|thousandths)\b|\bpoint (?:size|thickness)\b|\bpoints?\b|\bpts?\b|\bmicrometer\b|\bmicrons?\b/;
const tolerance = `Mills hold caliper to ±${millTolerance.share * 100}%, so measure the sheet you get.`;

/** `how thick is 100# gloss cover`, `300 gsm in points`, `14 pt in mm`. */
export const caliper: Skill = {
  id: 'paper-caliper',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const [paper] = named;
    if (!paper || !THICKNESS.test(rest) || has(question, 'page', 'spine', 'fold', 'envelope'))
      return undefined;
    if (/\b(?:thicker|thinner|than)\b/.test(rest)) return undefined;
    if (isAboutCoating(question.text)) return undefined;
    // Whether it suits a piece is another question than how thick it is.
    if (/\btoo (?:thick|thin)\b/.test(rest) && productIn(rest)) return undefined;
    if (/\bantique\b/.test(question.text)) return antique();
    if (paper.unit === 'points') return figures.length === 1 ? ofBoard(paper.value, figures[0]) : undefined;
    return paper.unit === 'gsm'
      ? ofGsm(paper.value, paper.finish)
      : ofPounds(figures, /\bmm\b|\bmillimet/.test(rest));
  },
};

function ofPounds(figures: readonly PaperFigures[], inMm: boolean): Draft {
  const known = figures.filter(({ calipers }) => calipers.length > 0);
  const [first] = known;
  if (!first) return unlisted(figures);
  const isOne = known.length === 1 && first.calipers.length === 1;
  const mm = (one: PaperFigures): string =>
    inMm ? ` (${one.calipers.map(({ inches }) => millimeterText(inches)).join(', ')} mm)` : '';
  const parts = known.map((one) => `${one.name}: **${ownCalipers(one)}**${mm(one)}`);
  const rule = isOne
    ? ''
    : ' The same weight differs by finish: gloss is pressed thin, uncoated stays bulky.';
  const range = first.row && isOne ? ` Mills make ${first.row.weight} at ${caliperRange(first.row)}.` : '';
  return answers(`${parts.join('; ')}.${rule}${range} ${tolerance}`, citesOf(known));
}

/** A name such as “80# gloss text” says the finish of its only caliper. */
function ownCalipers({ name, calipers }: PaperFigures): string {
  const [only, ...others] = calipers;
  return only?.finish !== undefined && others.length === 0 && name.includes(only.finish)
    ? calipersText([{ inches: only.inches }])
    : calipersText(calipers);
}

const caliperRange = ({ thinnest, thickest }: { thinnest: number; thickest: number }): string =>
  `${caliperText(thinnest)}–${caliperText(thickest)} in`;

const citesOf = (figures: readonly PaperFigures[]): Citation[] => figures.flatMap(({ cites }) => cites);

/** Caliper never follows from the weight alone. */
function unlisted(figures: readonly PaperFigures[]): Draft {
  const [one] = figures;
  const near = one?.gsm ? nearWeight(one.gsm.low) : '';
  return answers(
    `Our guide lists **no caliper for ${one?.name ?? 'it'}**, and thickness doesn’t follow from weight alone: finish and mill decide.${near}`,
    [{ entry: WEIGHTS }],
  );
}

/** Share of the weight within which papers are comparable. */
const CLOSE = 0.1;

function papersAt(gsm: number) {
  const rows = paperWeights.rows.filter(
    (row) => row.basis && Math.abs(row.gsmLow - gsm) <= CLOSE * gsm && calipersOf(row).length > 0,
  );
  return {
    rows: rows.toSorted((a, b) => Math.abs(a.gsmLow - gsm) - Math.abs(b.gsmLow - gsm)).slice(0, 2),
    board: boards.rows.find(({ gsmLow, gsmHigh }) => gsm >= gsmLow && gsm <= gsmHigh),
  };
}

function nearWeight(gsm: number): string {
  const { rows } = papersAt(gsm);
  const lines = rows.map((row) => `${row.weight} (${row.gsmLow} gsm) is ${calipersText(calipersOf(row))}`);
  return lines.length > 0 ? ` Close in weight: ${lines.join('; ')}.` : '';
}

function ofGsm(gsm: number, finish: Parameters<typeof calipersOf>[1]): Draft | undefined {
  const { rows, board } = papersAt(gsm);
  const near = rows.flatMap((row) => {
    const found = calipersOf(row, finish);
    return found.length > 0 ? [{ row, found }] : [];
  });
  if (near.length === 0 && !board) return unlisted([{ name: `${gsm} gsm`, calipers: [], cites: [] }]);
  const inches = near.flatMap(({ found }) => found.map((one) => one.inches));
  if (board) inches.push(board.points / 1000);
  const [least, most] = [Math.min(...inches), Math.max(...inches)];
  const range =
    least === most
      ? `about ${least} in (${pointText(least)} pt)`
      : `roughly ${pointText(least)}–${pointText(most)} pt (${caliperText(least)}–${caliperText(most)} in)`;
  const lines = near.map(({ row, found }) => `${row.weight} (${row.gsmLow} gsm) is ${calipersText(found)}`);
  if (board)
    lines.push(
      `${board.points} pt board weighs ${board.gsmLow === board.gsmHigh ? 'about ' : `${board.gsmLow}–`}${board.gsmHigh} gsm`,
    );
  const cites: Citation[] = near.map(({ row }) => ({ entry: row.weight, place: WEIGHTS }));
  if (board) cites.push({ entry: `${board.points} pt`, place: 'C1S and C2S boards by thickness' });
  return answers(
    `${gsm} gsm is **${range}**, depending on finish and mill: thickness doesn’t follow from weight alone. ${lines.join('; ')}.`,
    cites,
    { workings: [] },
  );
}

function ofBoard(points: number, board: PaperFigures | undefined): Draft | undefined {
  if (!board) return undefined;
  const inches = points / 1000;
  const mm = millimeterText(inches);
  const equal = paperWeights.rows.flatMap((row) =>
    calipersOf(row).flatMap(({ finish, inches: one }) =>
      row.basis && Math.abs(one - inches) <= millTolerance.share * inches
        ? [`${row.weight} ${finish ?? ''}`.trim()]
        : [],
    ),
  );
  const near = equal.length > 0 ? ` About as thick: ${listText(equal)}.` : '';
  return answers(
    `${decimalText(points, 2)} pt is **${decimalText(inches, 4)} in** (${mm} mm): a point of caliper is 0.001 in. Points are thickness, not weight${board.gsm ? `: this board is about ${gsmText(board.gsm)}` : ''}.${near}`,
    board.cites,
    {
      workings: [
        {
          title: `${decimalText(points, 2)} pt in inches`,
          steps: [
            {
              label: 'Inches',
              working: `${decimalText(points, 2)} ÷ 1,000`,
              result: `${decimalText(inches, 4)} in`,
            },
            {
              label: 'Millimeters',
              working: `${decimalText(inches, 4)} × ${MM_IN_INCH}`,
              result: `${mm} mm`,
            },
          ],
          assumed: [],
        },
      ],
    },
  );
}

/** Bulky book paper, much thicker than its weight. */
function antique(): Draft | undefined {
  const stock = stocks.rows.find(({ id }) => id === '55-antique');
  return (
    stock &&
    answers(
      `${stock.name}: **${stock.caliperIn} in** (${pointText(stock.caliperIn)} pt), ${stock.gsm} gsm. ${tolerance}`,
      [{ entry: 'Spine width', place: 'Pages and folds' }],
    )
  );
}
