import { vulgarFractions } from '@printpartner/print-knowledge/measure';

/** Words that say nothing about what is looked for. */
const FILLERS = new Set(
  'a an and are at be by can do does for from have how i in is it its me my of on or should than that the there to versus vs what when where which with you your'.split(
    ' ',
  ),
);

const FRACTION = /(?<![\d/])(?:(\d{1,3})[- ])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g;
const SIZE = /(?<!\d)(\d+(?:\.\d+)?) ?(?:"|in\.?|inch(?:es)?)? ?(?:x|by) ?(\d+(?:\.\d+)?)/g;
const NUMBERED = /(?:\bno\.? ?|\bnumber |\bnum |# ?)(\d+(?:\.\d+)?)/g;
const POUNDS = /(?<![\d.])(\d+(?:\.\d+)?) ?-?(?:#(?!\d)|lbs?\b\.?|pounds?\b)/g;
const POINTS = /(?<![\d.])(\d+(?:\.\d+)?) ?-?(?:pts?\b\.?|points?\b)/g;
const GRAMS = /(?<![\d.])(\d+(?:\.\d+)?) ?-?(?:g\/m²|(?:gsm|g\/m2|grams?)\b)/g;
/** Tables have the unit in the heading: `gsm: 118`. */
const HEADED = /\b(gsm|pt|mm|dpi|ppi): (\d+(?:\.\d+)?)/g;
const MILLIMETERS = /(?<![\d.])(\d+(?:\.\d+)?) ?mm\b/g;
const PIXELS = /(?<![\d.])(\d+) ?(?:dpi|ppi)\b/g;
/** A term: `80#`, `#10`, `8.5x11`, `0.125`, `saddle`. */
const TERM = /#?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?|#|%|[a-z]+)?|[a-z]+\d*/g;

/**
 * The terms of a text as search compares them: measures in one spelling (`8-1/2 × 11` is `8.5x11`, `80 lb` is `80#`),
 * words in lower case without endings, fillers left out.
 */
export const termsOf = (text: string): string[] =>
  spelled(text)
    .filter((term) => !FILLERS.has(term))
    .map(stemOf);

/** The terms before their endings are taken off. */
function spelled(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign, place: number) =>
      /\d/.test(text[place - 1] ?? '') ? `-${vulgarFractions[sign]}` : (vulgarFractions[sign] ?? ''),
    )
    .replace(/[’'′]s\b/g, 's')
    .replaceAll('×', ' x ')
    .replaceAll(/[–−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\b([a-z])-(?=\d)/g, '$1')
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(FRACTION, (_all, whole: string | undefined, over: string, under: string) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replace(HEADED, '$1: $2 $1')
    .replace(POUNDS, ' $1# ')
    .replace(POINTS, ' $1pt ')
    .replace(GRAMS, ' $1gsm ')
    .replace(MILLIMETERS, ' $1mm ')
    .replace(PIXELS, ' $1dpi ')
    .replace(SIZE, (_all, one: string, other: string) => ` ${sizeTerm(Number(one), Number(other))} `)
    .replace(NUMBERED, ' #$1 ');
  return plain.match(TERM) ?? [];
}

/** Envelopes are listed height first, most pieces width first; who searches need not know. */
const sizeTerm = (one: number, other: number): string => `${Math.min(one, other)}x${Math.max(one, other)}`;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})ies$/, 'y'],
  [/(?<=[a-z]{2}(?:ch|sh|ss|x))es$/, ''],
  [/(?<=[a-z]{2}[^siu])s$/, ''],
];
const SUFFIX = /(?<=[a-z]{4})(?:ing|ed)$/;

/** `envelopes` is `envelope`, `folded` and `folding` are `fold`. */
export function stemOf(term: string): string {
  if (!/^[a-z]+$/.test(term)) return term;
  const singular = ENDINGS.reduce((word, [ending, by]) => word.replace(ending, by), term);
  return singular.replace(SUFFIX, '');
}
