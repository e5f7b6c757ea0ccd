import { rounded } from '@printpartner/print-knowledge/figures';
import { basisArea, type GradeId } from '@printpartner/print-knowledge/paper';
import { addressOf } from '@printpartner/print-search/answers';
import { answers, type Draft } from '../../skill.ts';
import { conversionCitation, gsmText, WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { listText } from '../named/prose.ts';
import { gsmWorking } from './gsm-working.ts';
import { papersNear } from './papers-near.ts';
import { poundsText } from './pounds-text.ts';

/** `80# text in cover weight`. */
export function toGrade(figures: readonly PaperFigures[], to: GradeId): Draft | undefined {
  const from = figures.filter((one) => one.basis && one.basis.grade !== to);
  const [first] = from;
  if (!first?.basis || !first.gsm) return undefined;
  const parts = from.map(({ name, basis: sold, gsm }) => {
    const pounds = sold ? (sold.pounds * basisArea(to)) / basisArea(sold.grade) : 0;
    return `${name} (${gsm?.low} gsm) is **${poundsText(pounds, to)}**`;
  });
  const near = papersNear(first.gsm.low, to);
  const sold = near ? ` Buy it as ${near.weight} (${near.gsmLow} gsm), the nearest in the guide.` : '';
  const { pounds, grade } = first.basis;
  return answers(
    `${listText(parts)}: the same sheet, named by another basis size.${sold}`,
    [...first.cites, conversionCitation(to)],
    {
      workings: [
        {
          title: `${pounds}# ${grade} as ${to}`,
          steps: [
            {
              label: `Pounds of ${to}`,
              working: `${pounds} × ${basisArea(to)} in² ÷ ${basisArea(grade)} in²`,
              result: `${rounded((pounds * basisArea(to)) / basisArea(grade), 1)}# ${to}`,
            },
          ],
          assumed: [],
          opens: addressOf({
            calculator: 'stock-converter',
            values: { weight: String(pounds), measure: grade },
          }),
        },
      ],
    },
  );
}

/** The same weight in the grades it is compared with. */
export function toAllGrades(figures: readonly PaperFigures[]): Draft | undefined {
  const lines = figures.flatMap(({ name, gsm, basis: sold }) => {
    if (!gsm || !sold) return [];
    const others = (['bond', 'text', 'cover'] as const).filter((grade) => grade !== sold.grade);
    return [
      `${name} is **${gsmText(gsm)}**, about ${listText(
        others.map(
          (grade) => `${rounded((sold.pounds * basisArea(grade)) / basisArea(sold.grade), 1)}# ${grade}`,
        ),
        'or',
      )}`,
    ];
  });
  const [first] = figures;
  if (!first || lines.length === 0) return undefined;
  const twins = first.gsm && first.basis ? sameWeight(first) : '';
  return answers(
    `${lines.join('. ')}.${twins}`,
    [...first.cites, { entry: 'Conversion factors by grade', place: WEIGHTS }],
    {
      workings: [gsmWorking(figures)],
    },
  );
}

/** `In the trade it is the same as 50# text (74 gsm).` */
function sameWeight({ gsm, basis: sold }: PaperFigures): string {
  const grades = (['bond', 'text', 'cover'] as const).filter((grade) => grade !== sold?.grade);
  const twins = grades.flatMap((grade) => {
    const near = gsm && papersNear(gsm.low, grade);
    return near && Math.abs(near.gsmLow - gsm.low) <= 2 ? [`${near.weight} (${near.gsmLow} gsm)`] : [];
  });
  return twins.length > 0 ? ` In the trade it counts as the same weight as ${listText(twins)}.` : '';
}
