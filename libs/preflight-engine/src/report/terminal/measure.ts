import type { CheckId, Finding, Measure } from '../preflight-result.ts';

/** Checks whose lengths are shown in inches instead of points. */
const inInches: ReadonlySet<CheckId> = new Set(['page-size', 'page-boxes', 'bleed', 'safe-margin']);

/** A number with at most `digits` decimals and a minus sign instead of a hyphen, such as `8.5` and `−0.125`. */
export const decimal = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)) || 0).replace('-', '−');

/** Such as `112 ppi, limit 150 ppi`; empty for counts and findings without a measurement. */
export function measuredAgainstLimit({ check, measured, limit }: Finding): string {
  if (!measured || measured.unit === '' || measured.unit === 'pages') return '';
  return limit
    ? `${measureText(measured, check)}, limit ${measureText(limit, check)}`
    : measureText(measured, check);
}

function measureText({ value, unit }: Measure, check: CheckId): string {
  if (unit === 'pt' && inInches.has(check)) return `${decimal(value / 72, 3)} in`;
  const digits = { ppi: 0, '%': 1, pt: 3, inks: 0, pages: 0, '': 3 }[unit];
  return `${decimal(value, digits)}${unit === '%' ? '' : ' '}${unit}`.trim();
}
