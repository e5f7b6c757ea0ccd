import { rounded, decimalText, measureText } from '@printpartner/print-knowledge/figures';
import { fractionOf, fractionText } from '@printpartner/print-knowledge/measure';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { papersOf } from '../named/paper-question.ts';
import { listText } from '../named/prose.ts';
import { bothPoints } from './both-points.ts';
import { fraction, FRACTION_OR_DECIMAL, withOwnNumber } from './fractions.ts';
import {
  bareNumber,
  inInch,
  isOfCaliper,
  lengthsIn,
  unitNames,
  unitsNamed,
  withFractions,
  type Length,
  type LengthUnit,
} from './length-units.ts';

const CONVERTING =
  /\b(?:to|in|into|as|is|equals?|conver\w*|how many|what|=|metric|imperial|inches|mm|much)\b|=|\?/;
const OTHER =
  /\b(?:fold|panel|spine|creep|envelope|pages?|minimum|maximum|largest|smallest|how thick|postage|mail|usps|dpi|ppi|pixels?|how wide|gsm|lb|cards? (?:fit|up)|sheets?|bleed do|should|need|required|recommended|standard|allow\w*|stack|pile|how (?:tall|high))\b/;
const SIZE = /\d ?(?:"|in|mm|cm)? ?(?:x|×|by) ?\d/;
/** Decimals by target unit. */
const decimals: Readonly<Record<LengthUnit, number>> = {
  in: 4,
  micron: 0,
  mm: 3,
  cm: 3,
  m: 4,
  ft: 4,
  'caliper pt': 1,
  'type pt': 2,
  pica: 3,
};
const MAX_COUNT = 4;
/** Inches by which a common fraction can differ and still be named. */
const CLOSE = 0.0075;

/** `3mm in inches`, `1/8" to mm`, `0.125 as a fraction`, `how many points in an inch`, `12 picas in inches`. */
export const convertLength: Skill = {
  id: 'unit-length',
  answer: (question) => {
    const { text: typed, values, leansOn } = question;
    if (papersOf(question).named.some(({ unit }) => unit !== 'points')) return undefined;
    const text = withFractions(typed);
    if (values.sizes.length > 0 || SIZE.test(text)) return undefined;
    if (FRACTION_OR_DECIMAL.test(text)) return fraction(leansOn ? withOwnNumber(question.typed, text) : text);
    const both = bothPoints(text);
    if (both) return both;
    const lengths = lengthsIn(text);
    const units = unitsNamed(text);
    if (
      lengths.length > 0 &&
      lengths.length <= MAX_COUNT &&
      (leansOn ?? CONVERTING.test(text)) &&
      !OTHER.test(text)
    ) {
      const [first] = lengths;
      if (
        first?.value === 1 &&
        /\bpoints?\b|\bpts?\b/.test(text) &&
        first.unit === 'in' &&
        !isOfCaliper(text)
      )
        return pointsInInch;
      const target =
        first &&
        (targetOf(text, first.unit, units) ??
          (leansOn && targetOf(leansOn.text, first.unit, unitsNamed(leansOn.text))));
      if (target) return converted(lengths, pointOf(target, first, text), text);
    }
    if (
      lengths.length === 0 &&
      units.length === 2 &&
      !/\d/.test(text) &&
      /\b(?:per|to|in|into)\b/.test(text) &&
      !OTHER.test(text)
    ) {
      const [first = 'in', second = 'in'] = units;
      const [one, other] = second === 'in' ? [second, first] : [first, second];
      return converted([{ text: '1', value: 1, unit: one }], other);
    }
    const number = bareNumber(text);
    const [from, to] = units;
    if (
      number &&
      lengths.length === 0 &&
      from &&
      to === undefined &&
      /\b(?:to|in|into|as)\b/.test(text) &&
      !OTHER.test(text)
    )
      return from === 'in' ? undefined : converted([{ ...number, unit: 'in' }], from);
    return undefined;
  },
};

/** Paper isn't thicker than this, inches: points of more are of type. */
const THICKEST = 0.06;
const pointOf = (target: LengthUnit, { value, unit }: Length, text: string): LengthUnit =>
  target === 'caliper pt' && value / inInch[unit] > THICKEST && !isOfCaliper(text) ? 'type pt' : target;

/** The unit that is asked for; of a metric length inches, and the other way round. */
function targetOf(text: string, from: LengthUnit, units: readonly LengthUnit[]): LengthUnit | undefined {
  const named = units.filter((unit) => unit !== from);
  const [asked] = named;
  if (asked) return asked;
  if (/\bmetric\b/.test(text) && from === 'in') return 'mm';
  return /\bimperial\b/.test(text) || (from !== 'in' && units.includes('in')) ? 'in' : undefined;
}

const convertedText = (value: number, unit: LengthUnit): string =>
  measureText(Number(rounded(value, decimals[unit])));

function converted(lengths: readonly Length[], to: LengthUnit, asked = 'paper'): Draft {
  const lines = lengths.map(({ text, value, unit }) => {
    const inches = value / inInch[unit];
    const result = convertedText(inches * inInch[to], to);
    return {
      text: `${text} ${nameOf(unit, value)} is **${result} ${unitNames[to]}**${nearText(inches, to)}`,
      working: workingOf(text, unit, to),
      result: `${result} ${unitNames[to]}`,
    };
  });
  return answers(
    `${listText(lines.map(({ text }) => text))}.${kindOfPoint(lengths[0], to, isOfCaliper(asked))}`,
    [],
    {
      workings: [
        {
          title: 'Conversion',
          steps: lines.map(({ working, result }) => ({ label: `In ${unitNames[to]}`, working, result })),
          assumed: [],
        },
      ],
    },
  );
}

const nameOf = (unit: LengthUnit, value: number): string =>
  unit === 'pica' && value === 1 ? 'pica' : unitNames[unit];

function workingOf(text: string, from: LengthUnit, to: LengthUnit): string {
  const terms = [text];
  if (inInch[from] !== 1)
    terms.push(
      inInch[from] < 1 ? `× ${decimalText(1 / inInch[from], 4)}` : `÷ ${decimalText(inInch[from], 4)}`,
    );
  if (inInch[to] !== 1) terms.push(`× ${decimalText(inInch[to], 4)}`);
  return terms.join(' ');
}

/** `, about 1/8 in`; three decimals where there are four. */
function nearText(inches: number, to: LengthUnit): string {
  if (to === 'mm') {
    const short = rounded(inches * inInch.mm, 1);
    return inches * inInch.mm < 1 || Number(short) === Number(rounded(inches * inInch.mm, 3))
      ? ''
      : ` (about ${Number(short)} mm)`;
  }
  if (to !== 'in') return '';
  const { whole, numerator, denominator } = fractionOf(inches, 16);
  const near = whole + numerator / denominator;
  const short = Number(rounded(inches, 3)) === Number(rounded(inches, 4)) ? '' : decimalText(inches, 3);
  const close =
    near > 0 && near !== inches && Math.abs(near - inches) <= CLOSE ? `about ${fractionText(near)} in` : '';
  const notes = [short, close].filter(Boolean);
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

function kindOfPoint(from: Length | undefined, to: LengthUnit, isPaper: boolean): string {
  if (from?.unit === 'type pt' || to === 'type pt')
    return ' This is a point of type, 1/72 in; a point of paper caliper is 1/1000 in.';
  if (from?.unit !== 'caliper pt') return to === 'caliper pt' ? ' A point of caliper is 1/1000 in.' : '';
  const asType = isPaper
    ? ''
    : ` As a size of type, ${from.text} pt is ${convertedText(from.value / inInch['type pt'], 'in')} in.`;
  return ` A point of paper caliper is 1/1000 in.${asType}`;
}

const pointsInInch: Draft = answers(
  'An inch is **72 points of type** (6 picas), and **1,000 points of paper caliper**: 14 pt cardstock is 0.014 in thick.',
  [],
);
