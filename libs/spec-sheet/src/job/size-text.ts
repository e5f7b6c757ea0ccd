import { rounded } from '@printpartner/print-knowledge/figures';
import { NUMERAL, sidesOf, MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import { MAX_BARE_IN } from '../fields/index.ts';
import { hasNegative } from './negative-text.ts';
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
  const [first, second] = [roundedInches(sides[0]), roundedInches(sides[1])];
  if (!(first > 0) || !(second > 0)) return undefined;
  if (!unit1 && !unit2 && Math.min(first, second) > MAX_BARE_IN) return undefined;
  const isHeightFirst = isHeight(before1 ?? after1) || isWidth(before2 ?? after2);
  return isHeightFirst ? { width: second, height: first } : { width: first, height: second };
}

const isHeight = (side: string | undefined): boolean => side !== undefined && /^[ht]/.test(side);
const isWidth = (side: string | undefined): boolean => side?.startsWith('w') ?? false;

/** Six decimals keep 1/64 in exact. */
const roundedInches = (inches: number): number => Number(rounded(inches, 6));

/** A word for the orientation turns a size that is typed the other way round. */
function oriented(size: TrimSize, text: string): TrimSize {
  const isTurned =
    (LANDSCAPE.test(text) && size.width < size.height) || (PORTRAIT.test(text) && size.width > size.height);
  return isTurned ? turned(size) : size;
}

const turned = ({ width, height }: TrimSize): TrimSize => ({ width: height, height: width });

/**
 * Words that make a typed size another one than the piece's: bleed within it, a part of the piece, the press sheet, a
 * limit, a part or a multiple, an open question. Lowercase, with straight quotes.
 */
const otherSizes: readonly RegExp[] = [
  // Not `6 x 9 + 1/8 bleed`, `6 x 9, full bleed` and `6 x 9 without bleed`, whose bleed is outside.
  /(?<!\bnot |n't )(?:\bwith(?!out)|\bw(?:\/(?!o)| )|\bincl\w*|\binc\b)\.?(?! ?(?:no|zero|0)\b)[^,;+]*\bbleed/,
  /\bbleeds?\b[^,;+]*\b(?:incl\w*|size|dimensions?)\b/,
  /\bbleed:? ?[\d.]+[^,;+a-z]*(?:x|×|by) ?[\d.]/,
  /(?:x|×|by) ?[\d./¼-¾⅐-⅞ -]+(?:in|inch|inches)?[."]? ?bleed\b/,
  /\b(?:un-?trimmed|before trim\w*|pre-?trim)\b/,
  /\b(?:live|image|printable|safe|safety)[- ]area\b|\b(?:press|parent|stock|run)[- ]?sheet\b/,
  /\b(?:up to|at (?:most|least)|max(?:imum)?|min(?:imum)?|(?:less|larger|smaller) than|between)\b/,
  /\b(?:\d{1,2}|two|three|four|six|eight)[- ]?up\b/,
  /\b(?:half|thirds?|quarter|double|twice)(?: (?:of|the|a|an|size))*:? ?(?=[\d.])|\b(?:half|thirds?|quarter) of\b/,
  /\bcuts? (?:in|into|out|from|to|down)\b|\b(?:minus|less)\b/,
  /\b(?:panel size|(?:each|per) panel)\b/,
  /\?|\btb[acd]\b|\bor (?:similar|so|larger|smaller|near)\b/,
];

/** Whether the words around a typed size say that it isn't the size of the piece. */
const isOtherSize = (text: string): boolean => otherSizes.some((pattern) => pattern.test(text));

/** Sizes that one name means in the trade, width × height in inches. */
const namedSizes: readonly (TrimSize & { name: RegExp })[] = [
  { name: /(?:\bhalf|(?<![\d/.])1\/2|½)[- ]?(?:letter|sheet)\b(?![- ]?fold)/g, width: 5.5, height: 8.5 },
  { name: /\bletter\b(?![- ]?fold)/g, width: 8.5, height: 11 },
  { name: /\blegal\b/g, width: 8.5, height: 14 },
  { name: /\btabloid\b/g, width: 11, height: 17 },
  { name: /\bledger\b/g, width: 17, height: 11 },
];

/** Width and height of A0, mm. ISO 216: each next size is half of the one before, rounded down. */
const A0: readonly [number, number] = [841, 1189];
/** Without ISO or DIN, the other A sizes could be the cards and envelopes of the American A series, such as A7. */
const ISO_NAME = /\b(?:(?:iso|din) ?a(?<any>\d|10)|a(?<plain>[0345]))\b/g;

/** Folds and sides of a sheet of the named size: `letter, half fold`, `A4 double-sided`. */
const FOLD_OR_SIDES =
  /\b(?:half|1\/2|double|quarter)[- ]?(?:fold\w*|gate\w*|parallel\w*|sided)|\bin (?:half|thirds|quarters)\b/g;
/** A part or a multiple of the named size, or another one made from it: `1/3 A4`, `double letter`, `A3+`, `letter x 2`. */
const changed: readonly RegExp[] = [
  /\b(?:half|halves|thirds?|quarters?|fourths?|sixths?|eighths?|double|triple|twice)\b/,
  /\b(?:wider|narrower|taller|shorter|larger|smaller|bigger|than|minus|plus|less)\b/,
  /\b(?:spreads?|extra|super|oversized?|envelopes?)\b/,
  /[¼-¾⅐-⅞+%]|\d ?[x×*]|[x×*] ?\d|\bx ?two\b/,
  /\b(?:two|three|four|[2-9]|\d\d+)[- ](?:$|(?:up|sheets?|letters?|legals?|pages?|panels?)\b)/,
];
const FRACTION = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?![\d/])/g;

/** The size that a lowercase text names; undefined if it names none, several, or a part or multiple of one. */
function namedSize(text: string): TrimSize | undefined {
  const found: TrimSize[] = [];
  let rest = text.replace(FOLD_OR_SIDES, ' ');
  for (const { name, width, height } of namedSizes)
    rest = rest.replace(name, () => {
      found.push({ width, height });
      return ' ';
    });
  rest = rest.replace(ISO_NAME, (...match) => {
    const { any, plain } = match.at(-1) as Record<string, string | undefined>;
    found.push(isoSize(Number(any ?? plain)));
    return ' ';
  });
  const [first, ...others] = found;
  if (!first || changed.some((pattern) => pattern.test(rest)) || hasProperFraction(rest)) return undefined;
  return others.every(({ width }) => width === first.width) ? first : undefined;
}

/** `1/3`; inks such as `4/4` and `4/0` are none. */
const hasProperFraction = (text: string): boolean =>
  [...text.matchAll(FRACTION)].some(([, part, whole]) => Number(part) > 0 && Number(part) < Number(whole));

function isoSize(index: number): TrimSize {
  let [width, height] = A0;
  for (let halved = 0; halved < index; halved++) [width, height] = [Math.floor(height / 2), width];
  return { width: inInches(width), height: inInches(height) };
}

const inInches = (mm: number): number => Number(rounded(mm / MM_IN_INCH, 6));
