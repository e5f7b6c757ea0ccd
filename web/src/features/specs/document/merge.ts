import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { storedLine, storedLines } from '@printpartner/contracts/stored-text';
import {
  catalog,
  specKeys,
  valuesFrom,
  type SpecValue,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';

/** The other value of each field that was changed both here and elsewhere. The user chooses which one stays. */
export type Conflicts = Readonly<Partial<Record<SpecKey, SpecValue>>>;

const typeOf = new Map(catalog.map(({ key, type }) => [key, type]));

/** Whether both are stored as the same value. The server normalizes white space and accents. */
export function isSameValue(key: SpecKey, one: SpecValue, other: SpecValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const names = new Set([...one, ...other]);
    return names.size === new Set(one).size && names.size === new Set(other).size;
  }
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  return one === other || storedText(key, one) === storedText(key, other);
}

/** A text as the server stores it. */
export const storedText = (key: SpecKey, text: string): string =>
  typeOf.get(key) === 'lines' ? storedLines(text) : storedLine(text);

/** The fields whose values differ. */
export const changedKeys = (base: SpecValues, values: SpecValues): SpecKey[] =>
  specKeys.filter((key) => !isSameValue(key, base[key], values[key]));

/** The values, with those of `base` in the given fields. */
export function withoutKeys(values: SpecValues, base: SpecValues, keys: readonly SpecKey[]): SpecValues {
  const left = new Set(keys);
  return valuesFrom((key) => (left.has(key) ? base[key] : values[key]));
}

interface Sides {
  /** What both sides started from. */
  base: SpecValues;
  mine: SpecValues;
  theirs: SpecValues;
  /** Values this form has sent; one of them is not another side's. */
  sent: readonly SpecValues[];
  /** Not resolved yet. */
  conflicts: Conflicts;
}

/**
 * Merges by field: what only one side changed is taken, what both changed to different values is a conflict and keeps
 * mine until the user chooses.
 */
export function mergeValues({ base, mine, theirs, sent, conflicts }: Sides): {
  values: SpecValues;
  conflicts: Conflicts;
} {
  const open: Partial<Record<SpecKey, SpecValue>> = {};
  const values = valuesFrom((key) => {
    const isSame = (one: SpecValue, other: SpecValue) => isSameValue(key, one, other);
    // White space that the server drops stays as typed.
    if (isSame(mine[key], theirs[key])) return mine[key];
    if (isSame(mine[key], base[key])) return theirs[key];
    const isTheirChange =
      !isSame(theirs[key], base[key]) && !sent.some((earlier) => isSame(earlier[key], theirs[key]));
    if (isTheirChange || conflicts[key] !== undefined) open[key] = theirs[key];
    return mine[key];
  });
  return { values, conflicts: open };
}
