import { createContext, use, useLayoutEffect } from 'react';
import type { CalculatorFields, FilledCalculator } from '@printpartner/print-search/answers';
import {
  type Calculator,
  type GroupName,
  keepFields,
  keepGroup,
  type KeptGroup,
  type KeptValue,
  useKeptGroup,
} from './kept-fields.ts';

/** The calculator that the address opens, and the texts that it fills in. */
interface Filled {
  calculator: string;
  /** Values by field; none once they are filled in. */
  values: Readonly<Record<string, string>>;
}

/** Undefined outside of the calculators’ panel: no address fills in a guide's calculators. */
export const FilledContext = createContext<Filled | undefined>(undefined);

/** Fields that an address doesn't fill in. */
interface OwnFields {
  'press-choice': 'needs' | 'cutoff';
  'sheets-out': 'layout';
  /** Stays while the book has no cover of its own. */
  creep: 'cover-stock';
  'saddle-bulk': 'cover-stock';
  'mail-tabs': 'kind' | 'stock' | 'optional' | 'panels';
}

type FieldOf<Id extends Calculator> =
  | (Id extends FilledCalculator ? CalculatorFields[Id] : never)
  | (Id extends keyof OwnFields ? OwnFields[Id] : never);

/** A field of a calculator, as it is kept. */
export interface KeptField {
  /** The value in the address that opened the calculator. */
  filled: string | undefined;
  value: KeptValue | undefined;
  text: string | undefined;
  keep: (value: KeptValue) => void;
}

/** A field of a group that no address fills in. */
export function keptField(group: GroupName, fields: KeptGroup, field: string): KeptField {
  const value = fields[field];
  return {
    filled: undefined,
    value,
    text: typeof value === 'object' ? value.text : value,
    keep: (next) => keepFields(group, { [field]: next }),
  };
}

/**
 * The fields of a calculator as they were left on this device. An address with values replaces them once, so that no
 * older value changes its answer.
 */
export function useFields<Id extends Calculator>(id: Id): (field: FieldOf<Id>) => KeptField {
  const filled = use(FilledContext);
  const opened = filled?.calculator === id ? filled.values : undefined;
  useLayoutEffect(() => {
    if (opened && Object.keys(opened).length > 0) keepGroup(id, opened);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address mounts the calculator again
  }, []);
  const kept = useKeptGroup(id);
  return (field) => ({ ...keptField(id, kept, field), filled: opened?.[field] });
}

/** The row that a kept text, or one from the address, names by its id; otherwise the calculator's own. */
export function rowFilled<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
  otherwise: Row,
): Row {
  return rows.find((row) => row.id === id) ?? otherwise;
}
