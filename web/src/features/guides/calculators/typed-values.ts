import type { TypedNumber } from './use-typed-number.ts';

/** The numbers of several fields at once; undefined while one of them holds none. */
export function valuesOf<Key extends string>(
  fields: Record<Key, TypedNumber>,
): Record<Key, number> | undefined {
  const values: Partial<Record<Key, number>> = {};
  for (const key in fields) {
    const { outcome } = fields[key];
    if (!outcome.ok) return undefined;
    values[key] = outcome.value;
  }
  return isWhole(values, fields) ? values : undefined;
}

function isWhole<Key extends string>(
  values: Partial<Record<Key, number>>,
  fields: Record<Key, TypedNumber>,
): values is Record<Key, number> {
  return Object.keys(values).length === Object.keys(fields).length;
}
