import { countText, poundText, rounded, decimalText } from '@printpartner/print-knowledge/figures';
import { jobWeight, pieceWeight } from '@printpartner/print-knowledge/mail';
import { GRAMS_IN_OUNCE, sizeText } from '@printpartner/print-knowledge/measure';
import { basisArea, gsmOf } from '@printpartner/print-knowledge/paper';
import { cartonRules, piecesPerCarton } from '@printpartner/print-knowledge/production';
import { SIZE_TEXT, sizeOf } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../../question/question.ts';
import { exactly } from '../../result.ts';
import { answers, asks, type Draft, type Skill } from '../../skill.ts';
import { WEIGHTS, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { isAboutCoating } from '../coatings/named-coatings.ts';

const WEIGHING =
  /\bweigh(?:s|t|ing)?\b|\bhow heavy\b|\bm ?weight\b|\blbs? per (?:1000|thousand|m)\b|\bpounds per\b|\b(?:lbs?|pounds) of paper\b|\bhow many (?:lbs?|pounds)\b|\bper (?:1000|thousand|m) sheets\b/;
const REAM = 500;
const THOUSAND = 1000;
/** `weight of 5,000 sheets 25x38 80# text`, `ream of 20# bond`, `lb per 1,000`, `how many in a carton`. */
export const sheetWeight: Skill = {
  id: 'paper-sheet-weight',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const isReam = has(question, 'ream');
    // It weighs what the text says.
    if (question.values.ounces !== undefined && !isReam) return undefined;
    // The coating is weighed with the piece.
    if (question.values.sizes.length > 0 && isAboutCoating(question.text)) return undefined;
    // A folder is cut from a larger sheet than its size.
    if (has(question, 'pocket folder', 'presentation folder') && !has(question, 'sheet of')) return undefined;
    const isCarton = has(question, 'carton', 'case', 'box');
    if (question.values.pages !== undefined || has(question, 'mail', 'postage', 'stamp', 'gsm', 'page'))
      return undefined;
    const isWeighed = WEIGHING.test(rest) || (/\bweight\b/.test(question.text) && /\bsheets?\b/.test(rest));
    if (!isWeighed && !isReam && !isCarton) return undefined;
    // Its height is no weight.
    if (!isWeighed && /\bhow (?:thick|tall|high)\b/.test(question.text)) return undefined;
    if (isReam && !WEIGHING.test(rest) && named.length === 0)
      return /\bhow many\b|\bwhat is\b/.test(question.text) ? ream : undefined;
    const [paper] = figures;
    const [size] = sizesIn(question, rest);
    if (!paper?.gsm || named.length !== 1) return undefined;
    const area = size ?? (isReam ? { width: 8.5, height: 11 } : undefined);
    if (!area) {
      return WEIGHING.test(rest) && /\bsheets?\b|\bjob\b|\bpieces?\b|\bcopies\b|\bpallet\b/.test(rest)
        ? asks('What size are the sheets? Weight is area × basis weight.')
        : undefined;
    }
    if (isCarton) return inCartons(question, paper, area);
    return weighed(question, paper, area, size ? [] : ['A letter-size sheet, 8.5 × 11 in.']);
  },
};

const ream: Draft = answers(
  `A ream is **${REAM} sheets**. Basis weight is the weight of a ream of the grade’s basis size.`,
  [{ entry: 'Conversion factors by grade', place: WEIGHTS }],
);

/** Sizes, also where a paper directly follows: `23x35 100# text`. */
const sizesIn = ({ values: { sizes } }: Question, rest: string): readonly Area[] =>
  sizes.length > 0
    ? sizes
    : [...rest.replaceAll('@', ',').matchAll(SIZE_TEXT)].flatMap(([found]) => sizeOf(found) ?? []);

interface Area {
  width: number;
  height: number;
}

/** gsm of a paper; of a board the heavy end, of a basis weight unrounded. */
function gsmFor({ gsm, basis }: PaperFigures): number {
  const exact = basis && gsmOf(basis.pounds, basis.grade);
  return exact?.ok ? exact.value : (gsm?.high ?? 0);
}

function ouncesOf({ width, height }: Area, gsm: number): number {
  const ounces = pieceWeight([{ count: 1, width, height, gsm, coating: 'none' }]);
  if (!ounces.ok) throw new RangeError(ounces.reason);
  return ounces.value;
}

function weighed(
  { values, text }: Question,
  paper: PaperFigures,
  size: Area,
  assumed: readonly string[],
): Draft {
  const gsm = gsmFor(paper);
  const ounces = ouncesOf(size, gsm);
  const sheets = values.quantity ?? (/\breams?\b/.test(text) ? REAM : THOUSAND);
  const job = jobWeight(ounces, sheets);
  const pounds = job.ok ? job.value : 0;
  const dimensions = `${sizeText(size.width, size.height)} in`;
  const range =
    paper.gsm && paper.gsm.low !== paper.gsm.high
      ? ' The weight of board depends on the mill; this is the heavy end.'
      : '';
  const each = `One weighs **${rounded(ounces, 2)} oz** (${rounded(ounces * GRAMS_IN_OUNCE, 1)} g)`;
  const isOne =
    values.quantity === undefined && /\b(?:one|a|an|1|single|each)\b/.test(text) && !/\breams?\b/.test(text);
  return answers(
    isOne
      ? `One sheet of ${paper.name}, ${dimensions}, weighs **${rounded(ounces, 2)} oz** (${rounded(ounces * GRAMS_IN_OUNCE, 1)} g); 1,000 weigh ${poundText(pounds)} lb.${range} Mills hold weight to ±5%.`
      : `**${countText(sheets)} sheets of ${paper.name}, ${dimensions}, weigh ${poundText(pounds)} lb**. ${each}.${range} Mills hold weight to ±5%.`,
    paper.cites,
    {
      results: [exactly('weight', ounces, isOne ? undefined : sheets)],
      workings: [
        {
          title: `Weight of ${countText(sheets)} sheets`,
          steps: [
            {
              label: 'One sheet',
              working: `${sizeText(size.width, size.height)} ÷ 1550 × ${decimalText(gsm, 1)} gsm × 0.03527`,
              result: `${rounded(ounces, 3)} oz`,
            },
            ...(paper.basis
              ? [
                  {
                    label: 'Per 1,000 sheets',
                    working: `2 × ${paper.basis.pounds} × ${sizeText(size.width, size.height)} ÷ ${basisArea(paper.basis.grade)}`,
                    result: `${rounded((2 * paper.basis.pounds * size.width * size.height) / basisArea(paper.basis.grade), 1)} lb`,
                  },
                ]
              : []),
            {
              label: 'All',
              working: `${rounded(ounces, 3)} oz × ${countText(sheets)} ÷ 16`,
              result: `${poundText(pounds)} lb`,
            },
          ],
          assumed: [...assumed],
        },
      ],
    },
  );
}

function inCartons({ values }: Question, paper: PaperFigures, size: Area): Draft | undefined {
  const ounces = ouncesOf(size, gsmFor(paper));
  const pieces = piecesPerCarton(ounces);
  if (!pieces.ok) return undefined;
  const [{ mostLb }] = cartonRules.rows;
  const cartons = values.quantity === undefined ? undefined : Math.ceil(values.quantity / pieces.value);
  const job = cartons
    ? ` ${countText(values.quantity ?? 0)} pieces fill **${countText(cartons)} carton${cartons === 1 ? '' : 's'}**.`
    : '';
  return answers(
    `A carton of ${mostLb} lb holds about **${countText(pieces.value)} pieces** of ${sizeText(size.width, size.height)} in on ${paper.name}, by weight.${job} The carton’s size can limit it before the weight does.`,
    paper.cites,
    {
      workings: [
        {
          title: 'Pieces per carton',
          steps: [
            {
              label: 'One piece',
              working: `${sizeText(size.width, size.height)} ÷ 1550 × ${paper.gsm?.high} gsm × 0.03527`,
              result: `${rounded(ounces, 3)} oz`,
            },
            {
              label: 'In a carton',
              working: `${mostLb} lb × 16 ÷ ${rounded(ounces, 3)} oz`,
              result: countText(pieces.value),
            },
          ],
          assumed: [`Cartons of at most ${mostLb} lb.`],
        },
      ],
    },
  );
}
