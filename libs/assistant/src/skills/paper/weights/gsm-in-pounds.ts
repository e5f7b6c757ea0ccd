import { countText } from '@printpartner/print-knowledge/figures';
import {
  basisArea,
  boards,
  coverFrom,
  GSM_CONSTANT,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { addressOf } from '@printpartner/print-search/answers';
import { answers, type Draft } from '../../skill.ts';
import { calipersText, gsmText, poundsOfGsm, WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { listText } from '../named/prose.ts';
import { closestPapers } from './papers-near.ts';
import { poundsText } from './pounds-text.ts';

/** Several weights in gsm, each in the grade that is usual for it. */
export const severalFromGsm = (figures: readonly PaperFigures[]): Draft =>
  answers(
    figures
      .map(({ name, gsm }) => {
        const grade = (gsm?.low ?? 0) < coverFrom.gsm ? 'text' : 'cover';
        return `${name} is about **${poundsOfGsm(gsm?.low ?? 0, grade)}# ${grade}**.`;
      })
      .join(' '),
    [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
  );

/** `300 gsm in pounds`. */
export function fromGsm(figures: readonly PaperFigures[], target: GradeId | undefined): Draft | undefined {
  const gsm = figures[0]?.gsm?.low;
  if (gsm === undefined) return undefined;
  const usual: GradeId = gsm < coverFrom.gsm ? 'text' : 'cover';
  const grade = figures[0]?.basis?.grade ?? target ?? usual;
  const main = target ?? grade;
  const other: GradeId = main === 'cover' ? 'text' : 'cover';
  const pounds = poundsOfGsm(gsm, main);
  const near = closestPapers(gsm);
  const [closest] = near;
  const sold =
    closest?.gsmLow === gsm
      ? ` It is sold as ${listText(
          near.filter(({ gsmLow }) => gsmLow === gsm).map(({ weight }) => weight),
          'or',
        )}.`
      : near.length > 0
        ? ` Nearest in the guide: ${listText(near.map(({ weight, gsmLow }) => `${weight} (${gsmLow} gsm)`))}.`
        : '';
  return answers(
    `${gsm} gsm is **${poundsText(pounds, main)}**, or ${poundsOfGsm(gsm, other)}# ${other}.${sold}${boardsAt(gsm)}`,
    [
      { entry: 'Conversion factors by grade', place: WEIGHTS },
      ...near.map(({ weight }) => ({ entry: weight, place: WEIGHTS })),
    ],
    {
      workings: [
        {
          title: `${gsm} gsm in pounds`,
          steps: [
            {
              label: `Pounds of ${main}`,
              working: `${gsm} × ${basisArea(main)} in² ÷ ${countText(GSM_CONSTANT)}`,
              result: `${pounds}# ${main}`,
            },
          ],
          assumed: target ? [] : [`Paper is usually sold as cover from ${coverFrom.gsm} gsm.`],
          opens: addressOf({
            calculator: 'stock-converter',
            values: { weight: String(gsm), measure: 'gsm' },
          }),
        },
      ],
    },
  );
}

/** Boards of this weight, which are sold by thickness. */
function boardsAt(gsm: number): string {
  const found = boards.rows.filter(({ gsmLow, gsmHigh }) => gsm >= gsmLow && gsm <= gsmHigh);
  return found.length === 0
    ? ''
    : ` Board of this weight: ${listText(found.map(({ points, gsmLow, gsmHigh }) => `${points} pt (${gsmLow === gsmHigh ? '' : `${gsmLow}–`}${gsmHigh} gsm)`))}.`;
}

/** Board is sold by thickness, so its weight is a range. */
export function fromPoints(figures: readonly PaperFigures[]): Draft | undefined {
  const [board] = figures;
  if (!board) return undefined;
  const thick = calipersText(board.calipers);
  if (!board.gsm)
    return answers(
      `${board.name} is a thickness, **${thick}**, not a weight: what it weighs depends on the mill, and the guide lists no weight for it.`,
      board.cites,
    );
  const { low, high } = board.gsm;
  const pounds = [low, high].map((gsm) => Math.round(poundsOfGsm(gsm, 'cover')));
  const coverText = low === high ? `${pounds[0]}#` : `${pounds[0]}–${pounds[1]}#`;
  return answers(
    `${board.name} is about **${gsmText(board.gsm)}**, ${coverText} cover. Points are a thickness, ${thick}, so the weight depends on the mill: ask for the one of your sheet.`,
    board.cites,
  );
}
