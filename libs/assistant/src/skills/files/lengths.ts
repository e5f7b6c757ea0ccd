import { rounded } from '@printpartner/print-knowledge/figures';
import {
  measureOf,
  NUMERAL,
  numeralValue,
  sizeText,
  MM_IN_INCH,
} from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';

/** Size of a file, `6.25 × 9.25 in (159 × 235 mm)`: in whole millimeters, because 1/8 in of bleed is the trade's 3 mm. */
export const sizeInBothUnits = ({ width, height }: TrimSize): string =>
  `${sizeText(width, height)} in (${wholeMillimeters(width)} × ${wholeMillimeters(height)} mm)`;

const wholeMillimeters = (inches: number): string => rounded(inches * MM_IN_INCH, 0);

const UNIT = '(in|inch|inches|"|mm|cm|millimeters?)(?!\\w)';

/** A fraction, mixed number or decimal. */
export const numberOf = (typed: string): number => numeralValue(typed) ?? Number.NaN;

/**
 * The length in inches directly before a term, `3 mm bleed`, `1/4 in of bleed`. A whole number without a unit is none:
 * `is page 3 bleed ok`.
 */
export function lengthBefore(text: string, term: string): number | undefined {
  const found = new RegExp(String.raw`(?<![\w.,×#/])(${NUMERAL})(?:[- ]?${UNIT})? ?(?:of )?${term}`).exec(
    text,
  );
  return found?.[2] === undefined && /^\d+$/.test(found?.[1] ?? '') ? undefined : inchesOf(found);
}

/** The length in inches after a term, `bleed is 2 mm`; only with its unit. */
export function lengthAfter(text: string, term: string): number | undefined {
  const found = new RegExp(
    String.raw`${term} (?:is |of |at |only |was |to |= ?|: ?)*(${NUMERAL})[- ]?${UNIT}`,
  ).exec(text);
  return inchesOf(found);
}

function inchesOf(found: RegExpExecArray | null): number | undefined {
  if (found?.[1] === undefined) return undefined;
  const inches = measureOf('length', `${found[1]} ${found[2] ?? 'in'}`);
  return inches === 0 ? undefined : inches;
}
