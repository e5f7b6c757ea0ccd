import type { Measure } from '@printpartner/preflight-engine';

const POINTS_PER_INCH = 72;
/** Lengths on the page that the trade gives in inches; type and lines have points. */
const inInches = new Set(['bleed', 'safe-margin']);
const digitsOf: Readonly<Record<string, number>> = { ppi: 1, in: 3 };

/** A measure in the unit that its check is spoken of in: `148 ppi`, `0.125 in`, `3`. */
export function measureText(checkId: string, { value, unit }: Measure): string {
  if (unit === 'pt' && inInches.has(checkId)) return withUnit(value / POINTS_PER_INCH, 'in');
  return withUnit(value, unit);
}

function withUnit(value: number, unit: string): string {
  // Of a line a thousandth counts, of type it does not.
  const digits = unit === 'pt' ? (Math.abs(value) < 1 ? 3 : 2) : (digitsOf[unit] ?? 0);
  return `${Number(value.toFixed(digits))} ${unit}`.replace('-', '−').trim();
}
