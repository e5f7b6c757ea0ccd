import type { CheckId, Finding, Measure } from '../preflight-result.ts';

/** Checks whose lengths are cut with a ruler and not set in type. */
const inInches: ReadonlySet<CheckId> = new Set(['page-size', 'page-boxes', 'bleed', 'safe-margin']);

/** A number with at most so many decimals and a true minus, such as `8.5` and `−0.125`. */
export const decimal = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) || 0).replace('-', '−');

/** Such as `112 ppi, limit 150 ppi`; empty where nothing was measured, or only counted. */
export function measuredAgainstLimit({ check, measured, limit }: Finding): string {
  if (!measured || measured.unit === '' || measured.unit === 'pages') return '';
  return limit ? `${shown(measured, check)}, limit ${shown(limit, check)}` : shown(measured, check);
}

function shown({ value, unit }: Measure, check: CheckId): string {
  if (unit === 'pt' && inInches.has(check)) return `${decimal(value / 72, 3)} in`;
  const digits = { ppi: 0, '%': 1, pt: 3, inks: 0, pages: 0, '': 3 }[unit];
  return `${decimal(value, digits)} ${unit}`.trim();
}
