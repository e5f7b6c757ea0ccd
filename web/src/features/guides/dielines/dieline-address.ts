import type { DielineFields, DielineKind } from '@printpartner/print-search/answers';

/** What the address says of a dieline's fields. */
export type FilledFields<Kind extends DielineKind> = (field: DielineFields[Kind]) => string | undefined;

/** Reads a field of the address; undefined where it says nothing. */
export function filledFields<Kind extends DielineKind>(search: URLSearchParams): FilledFields<Kind> {
  return (field) => search.get(field) ?? undefined;
}
