import { createContext, use } from 'react';
import type { CalculatorFields, FilledCalculator } from '@printpartner/print-search/answers';

/** The calculator that the address opens, and the texts of its fields. */
interface Filled {
  calculator: string;
  /** The whole query of the address: `?calculators=spine&pages=120`. */
  values: URLSearchParams;
}

/** Undefined outside of the calculators’ panel: a guide's calculators open with their own values. */
export const FilledContext = createContext<Filled | undefined>(undefined);

/** Reads the text that a calculator's field has in the address; undefined if there is none. */
export function useFilled<Id extends FilledCalculator>(
  id: Id,
): (field: CalculatorFields[Id]) => string | undefined {
  const filled = use(FilledContext);
  return (field) => (filled?.calculator === id ? (filled.values.get(field) ?? undefined) : undefined);
}

/** The row that a text from the address names by its id; otherwise the calculator's own. */
export function rowFilled<Row extends { id: string }>(
  rows: readonly Row[],
  id: string | undefined,
  otherwise: Row,
): Row {
  return rows.find((row) => row.id === id) ?? otherwise;
}
