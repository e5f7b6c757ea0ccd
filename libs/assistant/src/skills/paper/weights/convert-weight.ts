import {
  basisArea,
  coverFrom,
  gradeOf,
  GSM_CONSTANT,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { countText } from '@printpartner/print-knowledge/figures';
import { addressOf } from '@printpartner/print-search/answers';
import type { ChatWorking } from '@printpartner/contracts/types';
import { has } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import {
  calipersText,
  conversionCitation,
  gsmText,
  poundsOfGsm,
  WEIGHTS,
  type PaperFigures,
} from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { gradesIn } from '../named/paper-words.ts';
import { listText } from '../named/prose.ts';
import { closestPapers, papersNear } from './papers-near.ts';

const GSM = /\bgsm\b|\bgrams?\b|\bg ?\/ ?m|\bgrammage\b|\bmetric\b/;
const POUNDS =
  /\blbs?\b|\bpounds?\b|#|\b(?:us|u\.s\.?|american) (?:weight|paper|equivalent|terms|size)|\bbasis weight\b|\bimperial\b/;
const OTHER_WAY =
  /\bequivalen\w*|\bequals?\b|\bconver\w*|\bsame as\b|\btranslat\w*|=|\b(?:us|u\.s\.?|american)\b|\bcall(?:ed|s)?\b|\bname\b|\bclos(?:e|est)\b|\bnearest\b/;
const ALONE = /^(?:(?:what|how much) (?:is|are) |what's )?(?:a |an )?@(?: paper| stock)?$/;

/** `80# text in gsm`, `300 gsm in lb`, `100# text as cover`, `20# bond equivalent`. */
export const convertWeight: Skill = {
  id: 'paper-convert-weight',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const [paper] = named;
    if (!paper || named.some(({ unit }) => unit !== paper.unit) || has(question, 'page', 'spine'))
      return undefined;
    const target = targetGrade(rest, figures[0]?.basis?.grade);
    const isMoved = GSM.test(rest) || POUNDS.test(rest) || OTHER_WAY.test(rest);
    if (paper.unit === 'gsm') {
      const isAsked = POUNDS.test(rest) || OTHER_WAY.test(rest) || target !== undefined || ALONE.test(rest);
      return isAsked ? (named.length === 1 ? fromGsm(figures, target) : severalFromGsm(figures)) : undefined;
    }
    if (paper.unit === 'points') return isMoved ? fromPoints(figures) : undefined;
    if (GSM.test(rest) && target === undefined) return toGsm(figures, THICK.test(rest));
    if (
      target &&
      /\b(?:to|in|as|into|is|equals?|equivalen\w*|conver\w*|same|would|what|which)\b|=/.test(rest)
    )
      return toGrade(figures, target);
    return OTHER_WAY.test(rest) && named.length === 1 ? toAllGrades(figures) : undefined;
  },
};

/** The other grade that the words name. */
function targetGrade(rest: string, own: GradeId | undefined): GradeId | undefined {
  const named = gradesIn(rest).filter((grade) => grade !== own);
  return named.length === 1 ? named[0] : undefined;
}

const basis = (grade: GradeId): string => {
  const { basisHeight, basisWidth } = gradeOf(grade);
  return `${basisHeight} × ${basisWidth} in`;
};

function toGsm(figures: readonly PaperFigures[], withCaliper: boolean): Draft | undefined {
  const known = figures.filter(({ gsm }) => gsm);
  const [first, second] = known;
  if (!first?.gsm) return undefined;
  const parts = known.map(({ name, gsm }) => `${name} is **${gsm ? gsmText(gsm) : ''}**`);
  const grades = new Set(known.map((one) => one.basis?.grade));
  const why =
    second && grades.size > 1 && first.basis && second.basis?.pounds === first.basis.pounds
      ? ` Same pounds, different paper: the basis sheet of ${first.basis.grade} is ${basis(first.basis.grade)}, of ${second.basis.grade} ${basis(second.basis.grade)}.`
      : '';
  const trap =
    first.basis?.grade === 'index' && first.basis.pounds === 110
      ? ' “110# cardstock” is usually index, lighter than 80# cover (216 gsm).'
      : '';
  return answers(
    `${listText(parts)}.${why}${trap}${withCaliper ? calipersNote(known) : ''}`,
    known.flatMap(({ cites }) => cites),
    {
      workings: [gsmWorking(known)],
    },
  );
}

const THICK = /\bthick\w*|\bcalipers?\b|\bpoints?\b|\bpts?\b|\bmils?\b/;
const calipersNote = (papers: readonly PaperFigures[]): string =>
  papers
    .map(
      ({ name, calipers }) =>
        ` ${name} is ${calipers.length > 0 ? calipersText(calipers) : 'of a caliper that the guide doesn’t list'} thick.`,
    )
    .join('');

/** The arithmetic of basis weights in gsm. */
export function gsmWorking(figures: readonly PaperFigures[]): ChatWorking {
  const [first] = figures;
  return {
    title: 'Basis weight to gsm',
    steps: figures.flatMap(({ name, basis: sold, gsm }) =>
      sold && gsm
        ? [
            {
              label: name,
              working: `${sold.pounds} × ${countText(GSM_CONSTANT)} ÷ ${basisArea(sold.grade)} in²`,
              result: gsmText(gsm),
            },
          ]
        : [],
    ),
    assumed: [],
    ...(first?.basis && {
      opens: addressOf({
        calculator: 'stock-converter',
        values: { weight: String(first.basis.pounds), measure: first.basis.grade },
      }),
    }),
  };
}

function toGrade(figures: readonly PaperFigures[], to: GradeId): Draft | undefined {
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
              result: `${((pounds * basisArea(to)) / basisArea(grade)).toFixed(1)}# ${to}`,
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

/** `43.8# cover (about 44#)`. */
function poundsText(pounds: number, grade: GradeId): string {
  const exact = (Math.round(pounds * 10) / 10).toFixed(1);
  return exact.endsWith('.0')
    ? `${Math.round(pounds)}# ${grade}`
    : `${exact}# ${grade} (about ${Math.round(pounds)}#)`;
}

/** The same weight in the grades it is compared with. */
function toAllGrades(figures: readonly PaperFigures[]): Draft | undefined {
  const lines = figures.flatMap(({ name, gsm, basis: sold }) => {
    if (!gsm || !sold) return [];
    const others = (['bond', 'text', 'cover'] as const).filter((grade) => grade !== sold.grade);
    return [
      `${name} is **${gsmText(gsm)}**, about ${listText(
        others.map((grade) => `${poundsOfGsm(gsm.low, grade)}# ${grade}`),
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

const severalFromGsm = (figures: readonly PaperFigures[]): Draft =>
  answers(
    figures
      .map(({ name, gsm }) => {
        const grade = (gsm?.low ?? 0) < coverFrom.gsm ? 'text' : 'cover';
        return `${name} is about **${poundsOfGsm(gsm?.low ?? 0, grade)}# ${grade}**.`;
      })
      .join(' '),
    [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
  );

function fromGsm(figures: readonly PaperFigures[], target: GradeId | undefined): Draft | undefined {
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
    `${gsm} gsm is **${poundsText(pounds, main)}**, or ${poundsOfGsm(gsm, other)}# ${other}.${sold}`,
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

/** Board is sold by thickness, so its weight is a range. */
function fromPoints(figures: readonly PaperFigures[]): Draft | undefined {
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
