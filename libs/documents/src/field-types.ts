import type { FieldType as TypeName, FieldValue } from '@printpartner/contracts/types';
import { storedLine, storedLines } from '@printpartner/contracts/stored-text';

/** What the values of a kind of field have in common, in whatever document they are. */
export interface FieldType<Value> {
  /** The value as the server stores it. */
  normalize(value: Value): Value;
  /** Whether both are stored as the same value. */
  isSame(one: Value, other: Value): boolean;
  /** The values of both sides in one, neither of them empty; null where that makes no sense. */
  join(theirs: Value, mine: Value): Value | null;
}

function textType(normalize: (text: string) => string, separator: string | null): FieldType<string> {
  return {
    normalize,
    isSame: (one, other) => one === other || normalize(one) === normalize(other),
    join: (theirs, mine) => (separator === null ? null : `${theirs}${separator}${mine}`),
  };
}

/** One line of free text. */
export const line = textType(storedLine, ' / ');

/** Free text with line breaks. */
export const lines = textType(storedLines, '\n');

/** A text that says one thing, such as a date, a quantity or a choice: two of them make no third. */
export const single = textType(storedLine, null);

const plain = <Value>(): FieldType<Value> => ({
  normalize: (value) => value,
  isSame: (one, other) => one === other,
  join: () => null,
});

/** Yes, no, or not answered. */
export const yesNo = plain<boolean | null>();

/** An amount or a measure; null where none is given. */
const figure = plain<number | null>();

/**
 * Inputs that say one thing together, such as the cells of a table: two of them make no third.
 *
 * @param normalize as the server stores it, in one form for all inputs that say the same
 */
export const together = <Value>(normalize: (value: Value) => Value): FieldType<Value> => ({
  normalize,
  isSame: (one, other) => JSON.stringify(normalize(one)) === JSON.stringify(normalize(other)),
  join: () => null,
});

/** Names that were picked, in any order. */
export const names: FieldType<readonly string[]> = {
  normalize: (picked) => [...new Set(picked)],
  isSame: (one, other) => {
    const all = new Set([...one, ...other]);
    return all.size === new Set(one).size && all.size === new Set(other).size;
  },
  join: (theirs, mine) => [...new Set([...theirs, ...mine])],
};

/** What the values of each type of a catalog have in common. */
export const fieldTypes: { readonly [Type in TypeName]: FieldType<FieldValue<Type>> } = {
  line,
  lines,
  single,
  date: single,
  time: single,
  choice: single,
  'yes-no': yesNo,
  money: figure,
  measure: figure,
  names,
  file: together((file) => file),
};
