import type { PreflightFinding } from '@printpartner/contracts/types';

type Measure = NonNullable<PreflightFinding['measured']>;

const POINTS_PER_INCH = 72;
/** Lengths on the page that the trade gives in inches; type and lines have points. */
const inInches = new Set(['bleed', 'safe-margin']);
const digitsOf: Readonly<Record<string, number>> = { ppi: 1, in: 3 };

/** Without the zeros that say nothing: 150, 149.6, 0.25. */
export const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** A measure in the unit that its check is spoken of in. */
export function spoken(checkId: string, { value, unit }: Measure): { value: number; unit: string } {
  if (unit === 'pt' && inInches.has(checkId)) return { value: value / POINTS_PER_INCH, unit: 'in' };
  return { value, unit };
}

export function numberText(value: number, unit: string): string {
  // Of a line a thousandth counts, of type it does not.
  const digits = unit === 'pt' ? (Math.abs(value) < 1 ? 3 : 2) : (digitsOf[unit] ?? 0);
  return plain(value, digits).replace('-', '−');
}

export const inchText = (points: number): string => plain(points / POINTS_PER_INCH, 2);
