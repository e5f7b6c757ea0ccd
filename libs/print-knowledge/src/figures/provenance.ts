/**
 * How far a figure can be trusted.
 * - `product`: the product's document states it; it is shown as it stands, even where the trade differs.
 * - `sourced`: found in the source that is named.
 * - `arithmetic`: follows from other figures.
 * - `practice`: trade practice, not checked in a source.
 */
export type Standing = 'product' | 'sourced' | 'arithmetic' | 'practice';

/** Where a figure comes from, in the words that a footnote prints. */
export interface Provenance {
  standing: Standing;
  /** Such as `Mill sheets: Sappi, Domtar, Mohawk`; no names of vendors beside prices. */
  source: string;
  /** When the source was read or, for rules and prices, since when they are in force: `2025-06` or `2026-07-12`. */
  date: string;
  /** For a rule or price in force since `date`: the month in which that was last read, `2026-11`. */
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

/** What holds for one column of a table. */
export interface Column {
  /** Left out for words. */
  unit?: Unit;
  from: Provenance;
}

/** A figure of one row that comes from elsewhere than the rest of its column. */
export interface Exception<Row> {
  row: string;
  column: keyof Row & string;
  from: Provenance;
}

/** Rows with a source for every column that holds figures. */
export interface KnowledgeTable<Row extends { id: string }> {
  rows: readonly Row[];
  columns: Readonly<Partial<Record<keyof Row & string, Column>>>;
  exceptions?: readonly Exception<Row>[];
}

/** Where the figure of one row and column comes from; undefined for a column of plain words. */
export function provenanceOf<Row extends { id: string }>(
  table: KnowledgeTable<Row>,
  row: string,
  column: keyof Row & string,
): Provenance | undefined {
  const exception = table.exceptions?.find((other) => other.row === row && other.column === column);
  return exception?.from ?? table.columns[column]?.from;
}

/** The product's own document: its figures stand as they are. */
export const productDocument: Provenance = {
  standing: 'product',
  source: 'Print Partner house figure',
  date: '2026-11',
};

/** What the trade does, as experience has it; no source was looked up. */
export const tradePractice: Provenance = { standing: 'practice', source: 'Trade practice', date: '2026-11' };

/** A sentence with figures in it, and who says so. */
export interface Statement {
  text: string;
  from: Provenance;
}

/** Sentences of one source. */
export const statementsFrom = (from: Provenance, ...texts: string[]): Statement[] =>
  texts.map((text) => ({ text, from }));
