import { parseInches } from '@printpartner/print-knowledge/measure';
import { hasNegative } from './negative-text.ts';
import type { TrimSize } from './sheet-job.ts';

/** Sizes that one name means in the trade, width × height. */
const namedSizes: readonly (TrimSize & { name: RegExp })[] = [
  { name: /\bhalf[- ]?(?:letter|sheet)\b/, width: 5.5, height: 8.5 },
  { name: /\bletter\b(?![- ]?fold)/, width: 8.5, height: 11 },
  { name: /\blegal\b/, width: 8.5, height: 14 },
  { name: /\btabloid\b/, width: 11, height: 17 },
  { name: /\bledger\b/, width: 17, height: 11 },
];

/** Width and height of A0, mm. ISO 216: each next size is half of the one before, rounded down. */
const A0: readonly [number, number] = [841, 1189];
/** Without ISO or DIN, the other A sizes could be the cards and envelopes of the American A series, such as A7. */
const isoName = /\b(?:(?:iso|din) ?a(?<any>\d|10)|a(?<plain>[0345]))\b/;

/** Inches. */
const units: readonly { sign: RegExp; inches: number }[] = [
  { sign: /^mm$/, inches: 1 / 25.4 },
  { sign: /^cm$/, inches: 1 / 2.54 },
  { sign: /^(?:feet|foot|ft\.?|')$/, inches: 12 },
];

const NUMBER = String.raw`(?:\d{1,4}(?:[- ]+\d{1,3}\/\d{1,3}| ?[¼½¾⅛⅜⅝⅞]|\.\d{1,6})?|\d{1,3}\/\d{1,3}|\.\d{1,6}|[¼½¾⅛⅜⅝⅞])`;
/** No letter, unless the next length follows: `8inx10in`. */
const END = '(?![a-wyz])';
const UNIT = String.raw`(?:(?:inches|inch|in|mm|cm|feet|foot|ft)${END}\.?|"|''|')`;
const SIDE = `(?:wide|width|w|high|height|tall|h)${END}`;
const lengthAt = (n: 1 | 2) =>
  `(?:(?<before${n}>[wh])[: ]?)?(?<number${n}>${NUMBER})[- ]?(?<unit${n}>${UNIT})?[- ]?(?<after${n}>${SIDE}\\.?)?`;
const X = String.raw`(?:x|×|\*|by) ?`;
/** Not the end of a number, nor the second of three lengths, as in `9 × 12 × 4`. */
const BEFORE = `(?<![\\d./¼-¾⅛-⅞]|(?:[\\d"'] ?|[a-z.] |in|mm|cm|ft|w|h)${X})`;
/** Nothing of a longer number or unit, nor a third length. */
const AFTER = `(?![\\d/]|\\.\\d|[- ]?(?:${UNIT}|${SIDE})| ?${X}[\\d.])`;
/** A typed size, in lowercase with straight quotes. */
export const SIZE = new RegExp(`${BEFORE}${lengthAt(1)}[,;]? ?${X}${lengthAt(2)}${AFTER}`, 'g');

/** Bare numbers whose shorter one is more than this are millimeters or a mistake. Larger than any press sheet's. */
const LONGEST_BARE = 48;
/** Two sizes in one text that differ by less are the same, one in inches and one in millimeters. */
const SAME_IN = 0.06;

/**
 * A size as designers type it, width × height in inches: `8.5 × 11`, `8-1/2 x 11 in`, `5.5" W x 8.5" H`,
 * `140 × 216 mm`, `A5`, `letter`, `flat 17 x 11`. Undefined if there is none, or more than one.
 */
export function sizeOf(text: string): TrimSize | undefined {
  if (hasNegative(text)) return undefined;
  const plain = plainText(text);
  const outside = plain.replace(/\([^)]*\)/g, ' ');
  // A name that isn't understood may be explained in parentheses.
  return sizeIn(outside) ?? sizeIn(plain.replace(/[()]/g, ' '));
}

/** Lowercase, with straight quotes and single spaces. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[″“”]|′′|’’/g, '"')
    .replace(/[′’]/g, "'")
    .replace(/[–−‑]/g, '-')
    .replace(/\s+/g, ' ');
}

function sizeIn(text: string): TrimSize | undefined {
  const typed = [...text.matchAll(SIZE)].map(({ groups = {} }) => typedSize(groups));
  const [first, ...others] = typed.length > 0 ? typed : [namedSize(text)];
  if (!first || !others.every((other) => other && isSame(first, other))) return undefined;
  return oriented(first, text);
}

const isSame = (one: TrimSize, other: TrimSize): boolean =>
  Math.abs(one.width - other.width) < SAME_IN && Math.abs(one.height - other.height) < SAME_IN;

function typedSize(groups: Readonly<Record<string, string | undefined>>): TrimSize | undefined {
  const { unit1, unit2, before1, after1, before2, after2 } = groups;
  const first = inchesOf(groups.number1, unit1 ?? unit2);
  const second = inchesOf(groups.number2, unit2 ?? unit1);
  if (!(first > 0) || !(second > 0)) return undefined;
  if (!unit1 && !unit2 && Math.min(first, second) > LONGEST_BARE) return undefined;
  const isHeightFirst = isHeight(before1 ?? after1) || isWidth(before2 ?? after2);
  return isHeightFirst ? { width: second, height: first } : { width: first, height: second };
}

const isHeight = (side: string | undefined): boolean => side !== undefined && /^[ht]/.test(side);
const isWidth = (side: string | undefined): boolean => side?.startsWith('w') ?? false;

/** NaN if it isn't a length. */
function inchesOf(number = '', unit = 'in'): number {
  const length = parseInches(number.replace(/[- ]+(?=\d+\/)/, '-'));
  if (!length.ok) return Number.NaN;
  const factor = units.find(({ sign }) => sign.test(unit))?.inches ?? 1;
  return rounded(length.value * factor);
}

/** Six decimals keep 1/64 in exact. */
const rounded = (inches: number): number => Number(inches.toFixed(6));

function namedSize(text: string): TrimSize | undefined {
  const named = namedSizes.find(({ name }) => name.test(text));
  if (named) return { width: named.width, height: named.height };
  const { any, plain } = isoName.exec(text)?.groups ?? {};
  const index = any ?? plain;
  return index === undefined ? undefined : isoSize(Number(index));
}

function isoSize(index: number): TrimSize {
  let [width, height] = A0;
  for (let halved = 0; halved < index; halved++) [width, height] = [Math.floor(height / 2), width];
  return { width: rounded(width / 25.4), height: rounded(height / 25.4) };
}

/** A word for the orientation turns a size that is typed the other way round. */
function oriented({ width, height }: TrimSize, text: string): TrimSize {
  const isTurned =
    (/\b(?:landscape|horizontal)\b/.test(text) && width < height) ||
    (/\b(?:portrait|vertical)\b/.test(text) && width > height);
  return isTurned ? { width: height, height: width } : { width, height };
}
