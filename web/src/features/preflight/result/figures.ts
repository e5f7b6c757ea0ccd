import type { PreflightCheckId, PreflightFinding } from '@printpartner/contracts/types';

type Measure = NonNullable<PreflightFinding['measured']>;

const POINTS_PER_INCH = 72;
/** Their lengths are shown in inches; those of type and lines in points. */
const inInches: ReadonlySet<PreflightCheckId> = new Set(['page-size', 'bleed', 'safe-margin']);
/** What a figure is of, said after it and its unit. */
export const figureNotes: Readonly<Partial<Record<PreflightCheckId, string>>> = {
  'image-resolution': 'at this size',
  bleed: 'of bleed',
  'safe-margin': 'from the trim',
  'text-size': 'type',
  hairlines: 'line weight',
  'ink-coverage': 'ink in one spot',
};
const digitsOf: Readonly<Record<string, number>> = { ppi: 1, in: 3 };

/** The value without trailing zeros: 150, 149.6, 0.25. */
export const plain = (value: number, digits = 2): string => String(Number(value.toFixed(digits)));

/** A measure in the unit that is shown for its check. */
export function displayed(
  checkId: PreflightCheckId,
  { value, unit }: Measure,
): { value: number; unit: string } {
  if (unit === 'pt' && inInches.has(checkId)) return { value: value / POINTS_PER_INCH, unit: 'in' };
  return { value, unit };
}

export function numberText(value: number, unit: string): string {
  // Line weights need thousandths of a point; type sizes don't.
  const digits = unit === 'pt' ? (Math.abs(value) < 1 ? 3 : 2) : (digitsOf[unit] ?? 0);
  return plain(value, digits).replace('-', '−');
}

export const inchText = (points: number): string => plain(points / POINTS_PER_INCH, 2);
