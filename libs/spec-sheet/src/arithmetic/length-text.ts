import { fractionOf } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '../job/sheet-job.ts';

/** `8.5`, `0.0105`: inches in decimals. */
export const decimalText = (inches: number): string => String(Number(inches.toFixed(4)));

/** `3-11/16`; decimals if it isn't a multiple of 1/64 in. */
export function fractionText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches);
  if (Math.abs(whole + numerator / denominator - inches) > 1e-6) return decimalText(inches);
  const fraction = `${numerator}/${denominator}`;
  if (numerator === 0) return String(whole);
  return whole === 0 ? fraction : `${whole}-${fraction}`;
}

/** `3-11/16 × 8-1/2`; decimals if one side isn't a multiple of 1/64 in. */
export function fractionSizeText(size: TrimSize): string {
  const sides = [fractionText(size.width), fractionText(size.height)];
  return sides.some((side) => side.includes('.')) ? sizeText(size) : sides.join(' × ');
}

/** `8.5 × 11`. */
export const sizeText = ({ width, height }: TrimSize): string =>
  `${decimalText(width)} × ${decimalText(height)}`;

export const turnedSize = ({ width, height }: TrimSize): TrimSize => ({ width: height, height: width });

/** Whether two lengths are equal for a person with a ruler; 1/32 in by default. */
export const isNear = (one: number, other: number, within = 1 / 32): boolean =>
  Math.abs(one - other) <= within + 1e-6;
