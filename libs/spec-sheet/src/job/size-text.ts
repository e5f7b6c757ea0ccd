import { NUMERAL, sidesOf } from '@printpartner/print-knowledge/measure';
import { LONGEST_BARE_IN } from '../fields/index.ts';
import { namedSize } from './named-size.ts';
import { hasNegative } from './negative-text.ts';
import { isOtherSize } from './other-size.ts';
import type { TrimSize } from './sheet-job.ts';

const FEET = /^(?:feet|foot|ft\.?|')$/;

/** No letter, unless the next length follows: `8inx10in`. */
const END = '(?![a-wyz])';
const UNIT = String.raw`(?:(?:inches|inch|in|mm|cm|feet|foot|ft)${END}\.?|"|''|')`;
/** Not the start of `w/ bleed` or `w bleed`. */
const SIDE = `(?:wide|width|w|high|height|tall|h)${END}(?!/| bleed)`;
const lengthAt = (n: 1 | 2) =>
  `(?:(?<![a-wyz])(?<before${n}>[wh])[: ]?)?(?<number${n}>${NUMERAL})[- ]?(?<unit${n}>${UNIT})?[- ]?(?<after${n}>${SIDE}\\.?)?`;
const X = String.raw`(?:x|×|\*|by) ?`;
/** Not the end of a number, as in `8,5` or `8 .5`, nor the second of three lengths, as in `9 × 12 × 4`. */
const BEFORE = `(?<![a-z\\d./⁄¼-¾⅐-⅞]|\\d ?[,.]|(?:[\\d"'] ?|[a-z.] |in|mm|cm|ft|w|h)${X})`;
/** Lengths that aren't read, such as `2 x 3 yards`. */
const OTHER_UNIT = String.raw`(?:m|dm|met(?:er|re)s?|millim\w+|centim\w+|yd|yds|yards?|px|pixels?|pts?|points?|picas?)\b`;
/** Nothing of a longer number or unit, nor a third length. */
const AFTER = `(?![\\d⁄¼-¾⅐-⅞]|[-/]\\d| ?[,.]\\d|[- ]?(?:${UNIT}|${SIDE})| ?${OTHER_UNIT}| ?${X}[\\d.¼-¾⅐-⅞])`;
/** A typed size, in lowercase with straight quotes. */
export const SIZE = new RegExp(`${BEFORE}${lengthAt(1)}[,;]? ?${X}${lengthAt(2)}${AFTER}`, 'g');

/** Two sizes in one text that differ by less are the same, one in inches and one in millimeters. */
const SAME_IN = 0.06;

const LANDSCAPE = /\b(?:landscape|horizontal)\b/;
const PORTRAIT = /\b(?:portrait|vertical)\b/;

/** A number, perhaps with a unit, directly before a size or after its feet belongs to it: `2' 6" x 3'`, `8 5 x 11`. */
const NUMBER_BEFORE = new RegExp(String.raw`(?<![\w#.,/-])[\d.,/]*\d ?${UNIT}?[ .,:;_-]{0,2}$`);
const INCHES_AFTER = /^[ -]?\d/;

/**
 * A size as designers type it, width × height in inches: `8.5 × 11`, `8-1/2 x 11 in`, `5.5" W x 8.5" H`,
 * `140 × 216 mm`, `A5`, `letter`, `flat 17 x 11`. Undefined if there is none, or more than one, and if it is another
 * size than the piece's, such as `6.25 x 9.25 with bleed` or `half of 11 x 17`.
 */
export function sizeOf(text: string): TrimSize | undefined {
  if (hasNegative(text)) return undefined;
  const plain = plainText(text);
  const outside = plain.replace(/\([^)]*\)/g, (found) =>
    hasSize(found) ? ' ' : found.replace(/[()]/g, ' '),
  );
  // A name that isn't understood may be explained in parentheses.
  return sizeIn(outside) ?? sizeIn(plain.replace(/[()]/g, ' '));
}

const hasSize = (text: string): boolean => text.search(SIZE) >= 0;

/** Lowercase, with straight quotes and single spaces. */
function plainText(text: string): string {
  return text
    .toLowerCase()
    .replace(/[″“”]|′′|’’/g, '"')
    .replace(/[′’]/g, "'")
    .replace(/[–−‑]/g, '-')
    .replace(/[⁄∕]/g, '/')
    .replace(/\s+/g, ' ');
}

function sizeIn(text: string): TrimSize | undefined {
  const found = [...text.matchAll(SIZE)];
  const name = namedSize(text.replace(SIZE, ' '));
  if (found.length === 0) return name && oriented(name, text);
  if (isOtherSize(text) || found.some((match, place) => isCut(text, match, found[place - 1])))
    return undefined;
  const [first, ...others] = found.map(({ groups = {} }) => typedSize(groups));
  if (!first || !others.every((other) => other && isSame(first, other))) return undefined;
  if (LANDSCAPE.test(text) && PORTRAIT.test(text)) return undefined;
  const size = oriented(first, text);
  return name && !isSame(name, size) && !isSame(name, turned(size)) ? undefined : size;
}

/** Whether a number beside a size belongs to it and isn't read. */
function isCut(text: string, match: RegExpExecArray, before: RegExpExecArray | undefined): boolean {
  const { 0: found, index, groups = {} } = match;
  const between = text.slice(before ? before.index + before[0].length : 0, index);
  const after = text.slice(index + found.length);
  return NUMBER_BEFORE.test(between) || (FEET.test(groups.unit2 ?? '') && INCHES_AFTER.test(after));
}

const isSame = (one: TrimSize, other: TrimSize): boolean =>
  Math.abs(one.width - other.width) < SAME_IN && Math.abs(one.height - other.height) < SAME_IN;

function typedSize(groups: Readonly<Record<string, string | undefined>>): TrimSize | undefined {
  const { unit1, unit2, before1, after1, before2, after2 } = groups;
  const sides = sidesOf(`${groups.number1} ${unit1 ?? ''}`, `${groups.number2} ${unit2 ?? ''}`);
  if (!sides) return undefined;
  const [first, second] = [rounded(sides[0]), rounded(sides[1])];
  if (!(first > 0) || !(second > 0)) return undefined;
  if (!unit1 && !unit2 && Math.min(first, second) > LONGEST_BARE_IN) return undefined;
  const isHeightFirst = isHeight(before1 ?? after1) || isWidth(before2 ?? after2);
  return isHeightFirst ? { width: second, height: first } : { width: first, height: second };
}

const isHeight = (side: string | undefined): boolean => side !== undefined && /^[ht]/.test(side);
const isWidth = (side: string | undefined): boolean => side?.startsWith('w') ?? false;

/** Six decimals keep 1/64 in exact. */
const rounded = (inches: number): number => Number(inches.toFixed(6));

/** A word for the orientation turns a size that is typed the other way round. */
function oriented(size: TrimSize, text: string): TrimSize {
  const isTurned =
    (LANDSCAPE.test(text) && size.width < size.height) || (PORTRAIT.test(text) && size.width > size.height);
  return isTurned ? turned(size) : size;
}

const turned = ({ width, height }: TrimSize): TrimSize => ({ width: height, height: width });
