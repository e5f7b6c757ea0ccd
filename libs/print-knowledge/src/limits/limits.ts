import { fractionOf } from '../measure/inches.ts';
import type { Provenance } from '../figures/provenance.ts';
import { checkLimits } from './check-limits.ts';
import { fileLimits } from './file-limits.ts';
import type { Limit } from './limit.ts';
import { pageLimits } from './page-limits.ts';

const rows = [...pageLimits, ...fileLimits, ...checkLimits] as const;

type Row = (typeof rows)[number];
export type LimitId = Row['id'];

/** Every limit that more than one place names. The places read it here, so that they agree. */
export const limits: readonly (Limit & { id: LimitId })[] = rows;

/** The row of a limit; of a literal id, with its own second figure. */
export function limitOf<Id extends LimitId>(id: Id): Extract<Row, { id: Id }> {
  const found = rows.find((row): row is Extract<Row, { id: Id }> => row.id === id);
  if (!found) throw new Error(`No limit ${id}`);
  return found;
}

/** The better figure, the upper end of the range, or where preflight fails. */
export const secondOf = ({ better, most, fails }: Limit): number | undefined => better ?? most ?? fails;

/** `5/8–3/4 in`, with fractions; other units as in `300–320%` and `8 pt`. */
export const limitText = (id: LimitId): string => spanText(limitOf(id), '–');

/** The same as a person says it: `5/8 to 3/4 in`. */
export const limitWords = (id: LimitId): string => spanText(limitOf(id), ' to ');

/** The minimum alone, in decimals: `0.625 in`. */
export function leastText(id: LimitId): string {
  const { value, unit } = limitOf(id);
  return withUnit(String(value), unit);
}

/** The second figure alone, in decimals: `0.25 in`. */
export function secondText(id: LimitId): string {
  const limit: Limit = limitOf(id);
  return withUnit(String(secondOf(limit) ?? limit.value), limit.unit);
}

/** Where a limit comes from, by its first figure. */
export const sourceOf = (id: LimitId): Provenance => limitOf(id).from;

/** Where its second figure comes from. */
export function secondSourceOf(id: LimitId): Provenance {
  const { from, secondFrom }: Limit = limitOf(id);
  return secondFrom ?? from;
}

/** The minimum alone, with a fraction: `5/8 in`. */
export function leastFraction(id: LimitId): string {
  const { value, unit } = limitOf(id);
  return withUnit(figureText(value, unit), unit);
}

function spanText(limit: Limit, dash: string): string {
  const { value, unit } = limit;
  const second = secondOf(limit);
  const figures = second === undefined ? [value] : [value, second];
  return withUnit(figures.map((figure) => figureText(figure, unit)).join(dash), unit);
}

const withUnit = (figure: string, unit: string) => (unit === '%' ? `${figure}%` : `${figure} ${unit}`);

/** Inches as a fraction where that is exact: `1/2`, but `0.45`. */
function figureText(value: number, unit: string): string {
  if (unit !== 'in') return String(value);
  const { whole, numerator, denominator } = fractionOf(value, 32);
  if (whole + numerator / denominator !== value) return String(value);
  if (numerator === 0) return String(whole);
  return `${whole > 0 ? `${whole}-` : ''}${numerator}/${denominator}`;
}

/** Words for pieces that have the limits of large format, in the singular. */
export const largeFormatWords = [
  'large format',
  'large-format',
  'wide format',
  'wide-format',
  'banner',
  'sign',
  'billboard',
  'backdrop',
  'poster',
] as const;
