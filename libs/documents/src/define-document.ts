import type { DocumentField, DocumentValues } from '@printpartner/contracts/types';
import { fieldTypes, type FieldType } from './field-types.ts';

/** Sends without an answer that are remembered, because the server may have stored them. */
const MAX_SENT = 20;

/** The other side's value of each field that was changed both here and elsewhere. The user chooses which one stays. */
export type Conflicts<Values> = Readonly<Partial<Values>>;

export interface Sides<Values> {
  /** What both sides started from. */
  base: Values;
  mine: Values;
  theirs: Values;
  /** Values that this side has sent; one of them is not another side's. */
  sent: readonly Values[];
  /** Not resolved yet. */
  conflicts: Conflicts<Values>;
}

/** What can be done with the values of a kind of document that several devices edit, field by field. */
export interface DocumentType<Values> {
  readonly keys: readonly (keyof Values)[];
  /** The value as the server stores it. */
  normalize<Key extends keyof Values>(key: Key, value: Values[Key]): Values[Key];
  /** The values of both sides in one, neither of them empty; null where that makes no sense. */
  join<Key extends keyof Values>(key: Key, theirs: Values[Key], mine: Values[Key]): Values[Key] | null;
  isSame<Key extends keyof Values>(key: Key, one: Values[Key], other: Values[Key]): boolean;
  /** The fields whose values differ. */
  changed(from: Values, to: Values): (keyof Values)[];
  /** The values, with those of `base` in the given fields. */
  without(values: Values, base: Values, keys: readonly (keyof Values)[]): Values;
  /**
   * Merges by field: what only one side changed is taken, what both changed to different values is a conflict and keeps
   * mine until the user chooses.
   */
  merge(sides: Sides<Values>): { values: Values; conflicts: Conflicts<Values> };
  /** Adds values that were sent and not answered. The newest are kept, each once. */
  withSent(sent: readonly Values[], values: Values): readonly Values[];
  /** The conflicts left when a field has a new value: the other side's own value settles its conflict. */
  withoutSettled(conflicts: Conflicts<Values>, values: Values): Conflicts<Values>;
}

/** @param types of each field, in the order of the form */
export function defineDocument<Values extends object>(types: {
  readonly [Key in keyof Values]: FieldType<Values[Key]>;
}): DocumentType<Values> {
  const keys = Object.keys(types) as (keyof Values)[];
  const isSame = <Key extends keyof Values>(key: Key, one: Values[Key], other: Values[Key]) =>
    types[key].isSame(one, other);
  const changed = (from: Values, to: Values) => keys.filter((key) => !isSame(key, from[key], to[key]));

  return {
    keys,
    normalize: (key, value) => types[key].normalize(value),
    join: (key, theirs, mine) => types[key].join(theirs, mine),
    isSame,
    changed,
    without(values, base, left) {
      const result = { ...values };
      for (const key of left) result[key] = base[key];
      return result;
    },
    merge({ base, mine, theirs, sent, conflicts }) {
      const values = { ...mine };
      const open: Partial<Values> = {};
      for (const key of keys) {
        const isTheirs = (other: Values) => isSame(key, other[key], theirs[key]);
        // White space that the server drops stays as typed.
        if (isTheirs(mine)) continue;
        if (isSame(key, mine[key], base[key])) {
          values[key] = theirs[key];
          continue;
        }
        if (conflicts[key] !== undefined || ![base, ...sent].some(isTheirs)) open[key] = theirs[key];
      }
      return { values, conflicts: open };
    },
    withSent(sent, values) {
      const others = sent.filter((other) => changed(other, values).length > 0);
      return [...others.slice(1 - MAX_SENT), values];
    },
    withoutSettled(conflicts, values) {
      const isSettled = (key: keyof Values) => {
        const theirs = conflicts[key];
        return theirs !== undefined && isSame(key, values[key], theirs);
      };
      const settled = keys.filter(isSettled);
      if (settled.length === 0) return conflicts;
      const left: Partial<Values> = { ...conflicts };
      for (const key of settled) delete left[key];
      return left;
    },
  };
}

/** The document of a catalog, whose values are by the fields' names. */
export const documentOf = <const Catalog extends readonly DocumentField[]>(catalog: Catalog) =>
  defineDocument(
    Object.fromEntries(catalog.map(({ name, type }) => [name, fieldTypes[type]])) as unknown as {
      readonly [Name in keyof DocumentValues<Catalog>]: FieldType<DocumentValues<Catalog>[Name]>;
    },
  );
