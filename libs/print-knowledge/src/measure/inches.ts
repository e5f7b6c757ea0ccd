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

/**
 * The two sides of a size in inches, as typed. A side without a unit has that of the other one: `210 mm` and `297` are
 * 210 × 297 mm. Undefined if one isn't a length, or is 0.
 */
export function sidesOf(first: string, second: string): readonly [number, number] | undefined {
  const [firstUnit, secondUnit] = [splitUnit(first).unit, splitUnit(second).unit];
  const one = measureOf('length', firstUnit === '' ? `${first} ${secondUnit}` : first);
  const other = measureOf('length', secondUnit === '' ? `${second} ${firstUnit}` : second);
  return one !== undefined && one > 0 && other !== undefined && other > 0 ? [one, other] : undefined;
}

/** Parses `3-5/8 x 5-1/8` or `92 x 130 mm` as height and width in inches, ignoring text in parentheses. */
export function parseSize(text: string): Outcome<Size> {
  const [first = '', second = '', ...others] = text
    .replace(/\([^)]*\)/g, ' ')
    .trim()
    .split(/\s*[x×]\s*/i);
  const sides = others.length > 0 ? undefined : sidesOf(first, second);
  if (!sides) return noAnswer('Enter a size as height × width in inches, such as 4-3/8 x 5-3/4.');
  return answer({ height: sides[0], width: sides[1] });
}

/** The nearest fraction in lowest terms with a denominator of 2, 4, 8 … up to `finest`. Expects 0 in or more. */
export function fractionOf(inches: number, finest = 64): Fraction {
  const parts = Math.round(inches * finest);
  let [numerator, denominator] = [parts % finest, finest];
  while (numerator > 0 && numerator % 2 === 0) [numerator, denominator] = [numerator / 2, denominator / 2];
  return { whole: Math.floor(parts / finest), numerator, denominator: numerator === 0 ? 1 : denominator };
}
