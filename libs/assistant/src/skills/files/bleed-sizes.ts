import type { ChatStep } from '@printpartner/contracts/types';
import { limitOf, secondText } from '@printpartner/print-knowledge/limits';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { fileRules } from '@printpartner/print-knowledge/production';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { from } from './file-sources.ts';
import { lengthBefore, sizeInBothUnits } from './lengths.ts';
import { terms } from './terms.ts';

const [{ bleedIn, resolutionPpi }] = fileRules.rows;
/** Text and logos stay this far inside the trim, inches. */
export const SAFE_IN = limitOf('text-trim').value;

const documents = terms(
  'file size, document size, doc size, page size, artboard, canvas, set up, setup, set my',
  'dimension, document, file be, file need, files be, art size, artwork size, how big',
  'what size',
);
const files = terms(
  'file, document, artboard, canvas, art, artwork, design, layout, indesign, illustrator',
  'photoshop, canva, pdf, template, doc',
);
/** Not about the size of a file. */
const otherSizes = ['spine', 'envelope', 'sheet', 'out', 'press', 'mail', 'postage', 'per side bleed'];

const grown = ({ width, height }: TrimSize, by: number): TrimSize => ({
  width: width + 2 * by,
  height: height + 2 * by,
});

const grownSteps = (trim: TrimSize, by: number): ChatStep[] =>
  (['width', 'height'] as const).map((side) => ({
    label: side === 'width' ? 'Width' : 'Height',
    working: `${inchText(trim[side])} ${by < 0 ? '−' : '+'} 2 × ${inchText(Math.abs(by))}`,
    result: `${inchText(grown(trim, by)[side])} in`,
  }));

/** `file size for a 6 × 9 with bleed`, `is 6.25 × 9.25 right for 6 × 9`, `live area of a 4 × 6 card`. */
export const bleedSizes: Skill = {
  id: 'bleed-sizes',
  answer(question) {
    const { sizes } = question.values;
    const [size, second] = sizes;
    if (!size || has(question, 'pixel', 'px', 'ppi', 'dpi', 'weigh')) return undefined;
    if (has(question, 'live area', 'safe area', 'safe zone', 'safety', 'safe margin')) return liveArea(size);
    const isBleed = has(question, 'bleed');
    const isFile = has(question, ...documents) && has(question, ...files) && !has(question, ...otherSizes);
    const isTrimmed = second !== undefined && has(question, 'trim') && has(question, ...files, 'page size');
    if (!isBleed && !isFile && !isTrimmed) return undefined;
    if (isBleed && has(question, ...otherSizes) && !has(question, 'file', 'document', 'set up', 'setup'))
      return undefined;
    if (second && (isBleed || has(question, 'trim'))) return bleedBetween(size, second);
    const typed = lengthBefore(withoutSizes(question.text), 'bleed');
    return withBleed(size, typed ?? bleedIn, question);
  },
};

const withoutSizes = (text: string): string =>
  text.replaceAll(/[\d.\-/ ]+(?:in|")? ?(?:x|×|by) ?[\d.\-/]+/g, ' , ');

function withBleed(trim: TrimSize, bleed: number, question: Question): Draft {
  const full = grown(trim, bleed);
  const safe = grown(trim, -SAFE_IN);
  const each = `${inchText(bleed)} in`;
  const isDocument = has(question, 'indesign', 'illustrator', 'artboard');
  const note = isDocument
    ? ` In InDesign and Illustrator the document itself is ${sizeText(trim.width, trim.height)} in; enter ${each} as Bleed.`
    : '';
  return answers(
    `**${sizeInBothUnits(full)}**: the ${sizeText(trim.width, trim.height)} in trim plus ${each} bleed on all four sides. Keep text and logos inside ${sizeText(safe.width, safe.height)} in, ${inchText(SAFE_IN)} in from the trim.${note}`,
    [from.bleed, from.safe],
    {
      workings: [
        {
          title: `File size of ${sizeText(trim.width, trim.height)} in`,
          steps: [
            ...grownSteps(trim, bleed),
            {
              label: 'Live area',
              working: `trim − 2 × ${inchText(SAFE_IN)}`,
              result: `${sizeText(safe.width, safe.height)} in`,
            },
            {
              label: `Pixels at ${resolutionPpi} ppi`,
              working: `inches × ${resolutionPpi}`,
              result: `${Math.round(full.width * resolutionPpi)} × ${Math.round(full.height * resolutionPpi)}`,
            },
          ],
          assumed: bleed === bleedIn ? [`${inchText(bleedIn)} in bleed on every side.`] : [],
        },
      ],
    },
  );
}

/** Two sizes: the bleed that lies between them. */
function bleedBetween(one: TrimSize, other: TrimSize): Draft | undefined {
  const [small, large] = one.width * one.height < other.width * other.height ? [one, other] : [other, one];
  const [bySide, byEnd] = [(large.width - small.width) / 2, (large.height - small.height) / 2];
  const least = Math.min(bySide, byEnd);
  const verdict = least >= bleedIn - 0.0075 ? 'Yes' : 'No';
  const sizes = `${sizeText(large.width, large.height)} in around a ${sizeText(small.width, small.height)} in trim`;
  const right = grown(small, bleedIn);
  return answers(
    `**${verdict}.** ${sizes} leaves **${inchText(bySide)} in** of bleed left and right and **${inchText(byEnd)} in** top and bottom; ${inchText(bleedIn)} in is needed on every side.${verdict === 'No' ? ` Make the file ${sizeInBothUnits(right)}.` : ''}`,
    [from.bleed],
    {
      workings: [
        {
          title: 'Bleed of the file',
          steps: [
            {
              label: 'Sides',
              working: `(${inchText(large.width)} − ${inchText(small.width)}) ÷ 2`,
              result: `${inchText(bySide)} in`,
            },
            {
              label: 'Top and bottom',
              working: `(${inchText(large.height)} − ${inchText(small.height)}) ÷ 2`,
              result: `${inchText(byEnd)} in`,
            },
          ],
          assumed: [],
        },
      ],
    },
  );
}

function liveArea(trim: TrimSize): Draft {
  const safe = grown(trim, -SAFE_IN);
  const roomy = grown(trim, -2 * SAFE_IN);
  return answers(
    `**${sizeText(safe.width, safe.height)} in**: ${inchText(SAFE_IN)} in inside the trim on every side. With ${secondText('text-trim')}, the better distance and the one for bound pages, it is ${sizeText(roomy.width, roomy.height)} in.`,
    [from.safe],
    {
      workings: [
        {
          title: `Live area of ${sizeText(trim.width, trim.height)} in`,
          steps: grownSteps(trim, -SAFE_IN),
          assumed: [],
        },
      ],
    },
  );
}
