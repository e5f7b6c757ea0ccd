import { fractionOf } from '../measure/inches.ts';
import { fileLimits } from './file-limits.ts';
import type { Limit } from './limit.ts';
import { pageLimits } from './page-limits.ts';

const rows = [...pageLimits, ...fileLimits] as const;

export type LimitId = (typeof rows)[number]['id'];

/** Every limit that more than one place names. The places read it here, so that they agree. */
export const limits: readonly (Limit & { id: LimitId })[] = rows;

export function limitOf(id: LimitId): Limit {
  const found = limits.find((limit) => limit.id === id);
  if (!found) throw new RangeError(`Unknown limit: ${id}`);
  return found;
}

/** `5/8–3/4 in`, with fractions; other units as in `300–320%` and `8 pt`. */
export function limitText(id: LimitId): string {
  return spanText(id, '–', (value, unit) => (unit === 'in' ? fractionText(value) : String(value)));
}

/** The same as a person says it: `5/8 to 3/4 in`. */
export function limitWords(id: LimitId): string {
  return spanText(id, ' to ', (value, unit) => (unit === 'in' ? fractionText(value) : String(value)));
}

/** The minimum alone, in decimals: `0.625 in`. */
export function leastText(id: LimitId): string {
  const { value, unit } = limitOf(id);
  return withUnit(String(value), unit);
}

function spanText(id: LimitId, dash: string, figure: (value: number, unit: string) => string): string {
  const { value, to, unit } = limitOf(id);
  const figures = [value, ...(to === undefined ? [] : [to])];
  return withUnit(figures.map((each) => figure(each, unit)).join(dash), unit);
}

const withUnit = (figure: string, unit: string) => (unit === '%' ? `${figure}%` : `${figure} ${unit}`);

function fractionText(inches: number): string {
  const { whole, numerator, denominator } = fractionOf(inches, 32);
  if (numerator === 0) return String(whole);
  return `${whole > 0 ? `${whole}-` : ''}${numerator}/${denominator}`;
}
