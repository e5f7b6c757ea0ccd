import { decimalText, rounded } from '../figures/number-text.ts';
import { fractionOf } from './inches.ts';
import { MM_IN_INCH, POINTS_IN_INCH } from './units.ts';

/** Inches in decimals, without a unit: `8.5`, `0.0105`. */
export const inchText = (inches: number): string => decimalText(inches, 4);

/** Inches as a fraction, `3-11/16`; in decimals if they aren't a multiple of 1/64. */
export function fractionText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches);
  if (Math.abs(whole + numerator / denominator - inches) > 1e-6) return inchText(inches);
  const fraction = `${numerator}/${denominator}`;
  if (numerator === 0) return String(whole);
  return whole === 0 ? fraction : `${whole}-${fraction}`;
}

/** A size in decimals, inches: `8.5 × 11`. */
export const sizeText = (one: number, other: number): string => `${inchText(one)} × ${inchText(other)}`;

/** A size in fractions, inches: `3-11/16 × 8-1/2`; in decimals if one side isn't a multiple of 1/64. */
export function fractionSizeText(one: number, other: number): string {
  const sides = [fractionText(one), fractionText(other)];
  return sides.some((side) => side.includes('.')) ? sizeText(one, other) : sides.join(' × ');
}

/** Inches of a caliper or of creep, always with four decimals: `0.0045`. */
export const caliperText = (inches: number): string => rounded(inches, 4);

/** Points of a caliper in inches: `4.5`. */
export const pointText = (inches: number): string => decimalText(inches * POINTS_IN_INCH, 2);

/** Millimeters of a length in inches: `215.9`, `3.2`, `0.229`; to a tenth, and below one to a thousandth. */
export function millimeterText(inches: number): string {
  const millimeters = inches * MM_IN_INCH;
  return decimalText(millimeters, millimeters < 1 ? 3 : 1);
}
