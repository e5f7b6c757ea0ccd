import { rounded, countText } from '@printpartner/print-knowledge/figures';
import {
  isoSizes,
  measureOf,
  NUMERAL,
  MM_IN_INCH,
  POINTS_IN_INCH,
  unitArithmetic,
  unitNamed,
} from '@printpartner/print-knowledge/measure';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import type { Answer } from './answer.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

interface LengthUnit {
  name: string;
  /** How many of this unit are an inch. */
  inInch: number;
  decimals: number;
}

const units: readonly LengthUnit[] = [
  { name: 'in', inInch: 1, decimals: 4 },
  { name: 'mm', inInch: MM_IN_INCH, decimals: 3 },
  { name: 'cm', inInch: MM_IN_INCH / 10, decimals: 4 },
  { name: 'pt', inInch: POINTS_IN_INCH, decimals: 1 },
];

const UNIT = String.raw`"|in|inch|inches|mm|millimet(?:er|re)s?|cm|centimet(?:er|re)s?|pts?|points?`;
const FORTH = new RegExp(
  `^(?:what is |convert )?(${NUMERAL}) ?-?(${UNIT})? (?:to|in|into|as|=|equals)(?: how many)? (${UNIT})$`,
);
const BACK = new RegExp(`^(?:how many )?(${UNIT}) (?:is|are|in|for)(?: a| an)? (${NUMERAL}) ?-?(${UNIT})$`);
const SIZE = new RegExp(
  `^(?:what is |convert |how big is )?(${NUMERAL}(?:${UNIT})? ?(?:x|×|by|\\*) ?${NUMERAL}(?: ?(?:${UNIT}))?) (?:to|in|into|as) (${UNIT})$`,
);
const known = wordSet('mm millimeter cm centimeter inch inches inche a0 a3 a4 a5 paper sheet');

/** What is measured doesn't matter. */
const MEASURED = / ?\b(?:bleeds?|margins?|gutters?|safety|wide|high|long|thick(?:ness)?|caliper)\b/g;
const POINTS = /(?:\b|\d)(?:pts?|points?)\b/;

/** Whether points are of caliper here. */
export const isOfPaper = (text: string): boolean =>
  /\b(?:thick(?:ness)?|caliper|stock|paper|cover|card|cardstock|board|gloss|silk|matte|c[12]s)\b/.test(text);

const unitOf = (sign: string): LengthUnit | undefined => {
  const name = unitNamed('caliper', sign);
  return units.find((one) => one.name === name);
};

/** `3mm in inches`, `1/8 in mm`, `8.5x11 in mm`: a length or size in another unit. */
export function lengths(query: Query): readonly Answer[] {
  // A point of type is 1/72 in, a point of caliper 1/1000.
  if (POINTS.test(query.text) && !isOfPaper(query.text)) return [];
  const plain = query.text.replace(MEASURED, '');
  const forth = FORTH.exec(plain);
  if (forth) return ofLength(forth[1], forth[2], forth[3]);
  const back = BACK.exec(plain);
  if (back) return ofLength(back[2], back[3], back[1]);
  return ofSize(query);
}

/** A number without a unit is inches. */
function ofLength(number = '', typed = 'in', asked = ''): readonly Answer[] {
  const inches = measureOf('caliper', `${number} ${typed}`);
  const [from, to] = [unitOf(typed), unitOf(asked)];
  if (inches === undefined || !from || !to || from === to) return [];
  return [
    {
      title: `${number} ${from.name} to ${to.name === 'in' ? 'inches' : to.name}`,
      figure: `${text(inches * to.inInch, to)} ${to.name}`,
      arithmetic: arithmetic(number, inches, from, to),
      assumed: [],
      sources: [unitArithmetic],
    },
  ];
}

function arithmetic(number: string, inches: number, from: LengthUnit, to: LengthUnit): string {
  const terms = [
    number,
    ...(from.inInch === 1 ? [] : [`÷ ${countText(from.inInch)}`]),
    ...(to.inInch === 1 ? [] : [`× ${countText(to.inInch)}`]),
  ];
  return `${terms.join(' ')} = ${text(inches * to.inInch, to)}`;
}

const text = (value: number, { decimals }: LengthUnit): string => String(Number(rounded(value, decimals)));

function ofSize(query: Query): readonly Answer[] {
  const typed = SIZE.exec(query.text);
  if (typed) return sizeIn(sizeOf(typed[1] ?? ''), typed[1] ?? '', unitOf(typed[2] ?? ''), [unitArithmetic]);
  const { words, pages, quantity, ounces } = query;
  const [name, ...others] = words.filter((word) => /^a\d$/.test(word));
  if (others.length > 0 || (pages ?? quantity ?? ounces) !== undefined) return [];
  if (name === undefined || query.papers.length > 0 || query.sizes.length > 0 || !hasOnly(query, known))
    return [];
  const asked = query.words.flatMap((word) => unitOf(word) ?? [])[0];
  return sizeIn(sizeOf(name), name.toUpperCase(), asked, [isoSizes, unitArithmetic]);
}

function sizeIn(
  size: TrimSize | undefined,
  title: string,
  unit: LengthUnit | undefined,
  sources: Answer['sources'],
): readonly Answer[] {
  // Inches without a unit need no conversion.
  const isInches = unit?.name === 'in' && !/[mc]m|^A\d/.test(title);
  if (!size || !unit || unit.name === 'pt' || isInches) return [];
  const sides = [size.width, size.height].map((inches) =>
    Number(rounded(inches * unit.inInch, unit.name === 'in' ? 3 : 1)),
  );
  return [
    {
      title: `${title} to ${unit.name === 'in' ? 'inches' : unit.name}`,
      figure: `${sides.join(' × ')} ${unit.name}`,
      assumed: [],
      sources,
    },
  ];
}
