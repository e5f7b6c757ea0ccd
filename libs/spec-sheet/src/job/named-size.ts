import { MM_IN_INCH } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from './sheet-job.ts';

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
export function namedSize(text: string): TrimSize | undefined {
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

const inInches = (mm: number): number => Number((mm / MM_IN_INCH).toFixed(6));
