import { MM_IN_INCH, NUMERAL, numeralValue, POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';

export type LengthUnit = 'in' | 'micron' | 'mm' | 'cm' | 'm' | 'ft' | 'caliper pt' | 'type pt' | 'pica';

/** How many of a unit are an inch. A point of type is 1/72 in, a pica 12 of them. */
export const inInch: Readonly<Record<LengthUnit, number>> = {
  in: 1,
  micron: MM_IN_INCH * 1000,
  mm: MM_IN_INCH,
  cm: MM_IN_INCH / 10,
  m: MM_IN_INCH / 1000,
  ft: 1 / 12,
  'caliper pt': POINTS_IN_INCH,
  'type pt': 72,
  pica: 6,
};

export const unitNames: Readonly<Record<LengthUnit, string>> = {
  in: 'in',
  micron: 'microns',
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  ft: 'ft',
  'caliper pt': 'pt',
  'type pt': 'pt',
  pica: 'picas',
};

const SIGN = String.raw`"|''|inch(?:es)?\b|in\b(?=\.|\)|\?|,|$| (?:to|in|into|as|is|equals?|=|bleed|thick|margin|wide|gutter|safety|paper|stock|caliper)\b)|in\b(?! )|mm\b|millimet(?:er|re)s?\b|[µμu]m\b|microns?\b|micromet(?:er|re)s?\b|cm\b|centimet(?:er|re)s?\b|met(?:er|re)s?\b|feet\b|foot\b|ft\b|pts?\b|points?\b|picas?\b|mils?\b|thou(?:sandths?)?\b`;
const LENGTH = new RegExp(String.raw`(?<![\w./#$]|\d,)(${NUMERAL}) ?-?(?:of an? )?(${SIGN})`, 'g');
const BARE_UNIT = new RegExp(
  String.raw`(?<!\d ?-?)(?<!\w)(inch(?:es)?|in\.?(?=\?|$)|mm|millimet(?:er|re)s?|[µμ]m|microns?|micromet(?:er|re)s|cm|centimet(?:er|re)s?|met(?:er|re)s?|feet|foot|ft|pts?|points?|picas?|mils?)(?!\w)`,
  'g',
);

const words: readonly (readonly [RegExp, string])[] = [
  [/\bthree[- ]sixteenths?\b/g, '3/16'],
  [/\b(?:one|a|an)[- ]sixteenth\b/g, '1/16'],
  [/\b(?:one|a)[- ]thirty[- ]?second\b/g, '1/32'],
  [/\b(?:three|3)[- ]eighths?\b/g, '3/8'],
  [/\b(?:five|5)[- ]eighths?\b/g, '5/8'],
  [/\b(?:seven|7)[- ]eighths?\b/g, '7/8'],
  [/\b(?:one|an?)?[- ]?eighth\b/g, ' 1/8'],
  [/\b(?:three|3)[- ]quarters?\b/g, '3/4'],
  [/\b(?:one|a)?[- ]?quarter(?=[- ](?:of an )?(?:inch|in\b|"))/g, ' 1/4'],
  [/\bhalf (?:an? )?(?=inch|in\b|")/g, '1/2 '],
  [/\b(?:an?|one) (?=inch\b|millimeter|mm\b|cm\b|centimeter|foot\b|pica\b|point\b|meter\b)/g, '1 '],
];

/** Fractions in words as digits: `an eighth of an inch` is `1/8 inch`. */
export const withFractions = (text: string): string =>
  words
    .reduce((plain, [pattern, by]) => plain.replace(pattern, by), text)
    .replace(/\s+/g, ' ')
    .replace(/(\d\/\d+) of 1 /g, '$1 ');

export interface Length {
  /** The number as typed. */
  text: string;
  value: number;
  unit: LengthUnit;
}

/** Whether points are explicitly those of paper. */
export const isOfCaliper = (text: string): boolean =>
  /\b(?:thick\w*|calipers?|stocks?|papers?|covers?|cards?|cardstock|boards?|gloss|silk|matte|c[12]s|mils?|thou\w*)\b/.test(
    text,
  );

/** Points of type, rather than of paper, in a print shop are said so. */
const OF_TYPE = /\b(?:fonts?|type|typeface|picas?|leading|lines?|rules?|strokes?|hairlines?|letters?|72)\b/;

function unitOf(sign: string, text: string): LengthUnit {
  if (/^(?:"|''|in)/.test(sign)) return 'in';
  if (/^(?:mm|millim)/.test(sign)) return 'mm';
  if (/^(?:[µμu]m|micro)/.test(sign)) return 'micron';
  if (/^(?:cm|centim)/.test(sign)) return 'cm';
  if (sign.startsWith('met')) return 'm';
  if (sign.startsWith('f')) return 'ft';
  if (sign.startsWith('pica')) return 'pica';
  if (/^(?:mil|thou)/.test(sign)) return 'caliper pt';
  return OF_TYPE.test(text) ? 'type pt' : 'caliper pt';
}

/** Lengths with a unit, in order. */
export const lengthsIn = (text: string): Length[] =>
  [...text.matchAll(LENGTH)].flatMap(([, number = '', sign = '']) => {
    const value = numeralValue(number);
    return value === undefined ? [] : [{ text: number.trim(), value, unit: unitOf(sign, text) }];
  });

/** Units that a text names without a number. */
export const unitsNamed = (text: string): LengthUnit[] => [
  ...new Set([...text.replace(LENGTH, ' @ ').matchAll(BARE_UNIT)].map(([, sign = '']) => unitOf(sign, text))),
];

/** A number without a unit, `0.125` or `5/8`. */
export function bareNumber(text: string): { text: string; value: number } | undefined {
  const [, number] = new RegExp(String.raw`(?<![\w./#$]|\d,)(${NUMERAL})(?![\w/.,]*\d)`).exec(text) ?? [];
  const value = number === undefined ? undefined : numeralValue(number);
  return number !== undefined && value !== undefined ? { text: number, value } : undefined;
}
