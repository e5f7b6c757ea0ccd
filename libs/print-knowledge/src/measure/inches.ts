import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { splitUnit } from './numeral.ts';
import { measureOf } from './read-measure.ts';

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

/** Parses `3-5/8`, `3 5/8`, `5/8`, `3⅝`, `3.625` or `92 mm`, as inches; a number without a unit is inches. */
export function parseInches(text: string): Outcome<number> {
  const inches = measureOf('length', text);
  return inches === undefined ? noAnswer('Enter a length, such as 3-5/8, 3.625 or 92 mm.') : answer(inches);
}

/** Parses `3-5/8 x 5-1/8` or `92 x 130 mm` as height and width in inches, ignoring text in parentheses. */
export function parseSize(text: string): Outcome<Size> {
  const sides = text
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s*[x×]\s*/i);
  const unreadable = noAnswer('Enter a size as height × width in inches, such as 4-3/8 x 5-3/4.');
  const [first = '', second = '', ...others] = sides;
  if (others.length > 0) return unreadable;
  const isBare = splitUnit(first).unit === '';
  const [height, width] = [isBare ? `${first} ${splitUnit(second).unit}` : first, second].map((side) =>
    parseInches(side),
  );
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
