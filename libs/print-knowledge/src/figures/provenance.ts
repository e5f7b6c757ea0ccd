/**
 * How far a figure can be trusted.
 * - `product`: stated in the product's document; shown unchanged, even where the trade differs.
 * - `sourced`: found in the named source.
 * - `arithmetic`: calculated from other figures.
 * - `practice`: trade practice, unverified.
 */
export type Standing = 'product' | 'sourced' | 'arithmetic' | 'practice';

/** Where a figure comes from, as a footnote prints it. */
export interface Provenance {
  standing: Standing;
  /** `Mill sheets: Sappi, Domtar, Mohawk`. Prices name no vendors. */
  source: string;
  /** When the source was read, or the effective date of a rule or price: `2025-06` or `2026-07-12`. */
  date: string;
  /** The month when a rule or price effective since `date` was last checked, `2026-11`. */
  checked?: string;
}

export type Unit =
  | 'in'
  | 'mm'
  | 'pt'
  | 'gsm'
  | 'lb'
  | 'oz'
  | 'pages'
  | 'panels'
  | 'pages per inch'
  | 'ppi'
  | 'dpi'
  | '%'
  | 'level'
  | 'pieces'
  | 'sheets per hour'
  | 'feet per minute'
  | 'business days'
  | 'minutes'
  | 'USD';

/** Unit and source of one column. */
export interface Column {
  /** Undefined for a column of words. */
  unit?: Unit;
  from: Provenance;
}

/** A figure whose source differs from the rest of its column. */
export interface Exception<Row> {
  row: string;
  column: keyof Row & string;
  from: Provenance;
}

/** Rows, with a source for every column of figures. */
export interface KnowledgeTable<Row extends { id: string }> {
  rows: readonly Row[];
  columns: Readonly<Partial<Record<keyof Row & string, Column>>>;
  exceptions?: readonly Exception<Row>[];
}

/** Source of one figure; undefined for a column of words. */
export function provenanceOf<Row extends { id: string }>(
  table: KnowledgeTable<Row>,
  row: string,
  column: keyof Row & string,
): Provenance | undefined {
  const exception = table.exceptions?.find((other) => other.row === row && other.column === column);
  return exception?.from ?? table.columns[column]?.from;
}

/** Sources of these columns, row by row; undefined for a column of words. */
export const sourcesOf = <Row extends { id: string }>(
  table: KnowledgeTable<Row>,
  columns: readonly (keyof Row & string)[],
): (Provenance | undefined)[] =>
  table.rows.flatMap(({ id }) => columns.map((column) => provenanceOf(table, id, column)));

/** The product's document; its figures are shown unchanged. */
export const productDocument: Provenance = {
  standing: 'product',
  source: 'Print Partner house figure',
  date: '2026-11',
};

/** Trade practice from experience, without a source. */
export const tradePractice: Provenance = { standing: 'practice', source: 'Trade practice', date: '2026-11' };

/** A sentence with its source. */
export interface Statement {
  text: string;
  from: Provenance;
}

/** Sentences from one source. */
export const statementsFrom = (from: Provenance, ...texts: string[]): Statement[] =>
  texts.map((text) => ({ text, from }));
