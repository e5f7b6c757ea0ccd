import { measureText } from '../figures/number-text.ts';

/** What a field accepts, in the unit of its measure. */
export interface NumberLimits {
  min?: number;
  max?: number;
  /** Exclusive minimum. */
  over?: number;
  isWhole?: boolean;
}

/** The unit that limits are told in, and how many of it are one of the unit of the limits. */
export interface ShownUnit {
  name: string;
  per: number;
}

export const isWithin = (value: number, { min = 0, max = Infinity, over, isWhole }: NumberLimits): boolean =>
  Number.isFinite(value) &&
  value >= min &&
  value <= max &&
  (over === undefined || value > over) &&
  (!isWhole || Number.isInteger(value));

/** `Enter 0.5 to 60 in`, `Enter a whole number, 4 to 1,000 pages`, without an end. */
export function limitsText({ min = 0, max, over, isWhole }: NumberLimits, { name, per }: ShownUnit): string {
  const shown = (value: number) => measureText(value * per);
  const what = isWhole ? 'a whole number, ' : '';
  const unit = name === '' ? '' : ` ${name}`;
  const least = min === 1 ? unit.replace(/s$/, '') : unit;
  if (max === undefined || !Number.isFinite(max))
    return `Enter ${what}${over === undefined ? `${shown(min)}${least} or more` : `more than ${shown(over)}${unit}`}`;
  if (over !== undefined) return `Enter ${what}more than ${shown(over)}, up to ${shown(max)}${unit}`;
  return `Enter ${what}${shown(min)} to ${shown(max)}${unit}`;
}
