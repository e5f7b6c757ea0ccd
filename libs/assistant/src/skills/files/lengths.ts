import { measureOf, MM_IN_INCH, NUMERAL, numeralValue } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';

/** `6.25`: at most three decimals. */
export const inchText = (inches: number): string => String(Number(inches.toFixed(3)));

/** `6.25 × 9.25 in (159 × 235 mm)`. */
export const sizeText = ({ width, height }: TrimSize): string =>
  `${inchText(width)} × ${inchText(height)} in (${millimeters(width)} × ${millimeters(height)} mm)`;

const millimeters = (inches: number): string => String(Number((inches * MM_IN_INCH).toFixed(0)));

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
