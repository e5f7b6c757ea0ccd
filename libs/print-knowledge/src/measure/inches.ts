import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';

/** A length as whole inches and a fraction of an inch. */
export interface Fraction {
  whole: number;
  numerator: number;
  denominator: number;
}

export interface Size {
  /** Inches. */
  height: number;
  width: number;
}

/** Fractions of one character, as they are typed with several. */
export const vulgarFractions: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

const LENGTH_TEXT = /^(?:(\d{1,4}(?:\.\d{1,6})?|\.\d{1,6})|(?:(\d{1,4})(?:-|\s+))?(\d{1,3})\/(\d{1,3}))$/;

/** Parses `3-5/8`, `3 5/8`, `5/8`, `3⅝` or `3.625`, with or without an inch mark, as inches. */
export function parseInches(text: string): Outcome<number> {
  const plain = text
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign] ?? sign}`)
    .replace(/(?:inches|inch|in\.?|["″”])\s*$/i, '')
    .trim();
  const match = LENGTH_TEXT.exec(plain);
  if (!match) return noAnswer('Enter a length in inches, such as 3-5/8 or 3.625.');
  const [, decimal, whole = '0', numerator = '0', denominator = '1'] = match;
  if (decimal !== undefined) return answer(Number(decimal));
  if (Number(denominator) === 0) return noAnswer('A fraction can’t have 0 as its denominator.');
  return answer(Number(whole) + Number(numerator) / Number(denominator));
}

/** Parses `3-5/8 x 5-1/8` as height and width, ignoring text in parentheses. */
export function parseSize(text: string): Outcome<Size> {
  const sides = text
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s*[x×]\s*/i);
  const unreadable = noAnswer('Enter a size as height × width in inches, such as 4-3/8 x 5-3/4.');
  if (sides.length !== 2) return unreadable;
  const [height, width] = sides.map(parseInches);
  if (!height?.ok || !width?.ok || height.value === 0 || width.value === 0) return unreadable;
  return answer({ height: height.value, width: width.value });
}

/** The nearest fraction in lowest terms with a denominator of 2, 4, 8 … up to `finest`. Expects 0 in or more. */
export function fractionOf(inches: number, finest = 64): Fraction {
  const parts = Math.round(inches * finest);
  let [numerator, denominator] = [parts % finest, finest];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  return { whole: Math.floor(parts / finest), numerator, denominator: numerator === 0 ? 1 : denominator };
}
