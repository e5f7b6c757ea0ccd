import { type ColumnOption, type Options, stringify } from 'csv-stringify/sync';

/**
 * Rows as CSV (RFC 4180). Cells that a spreadsheet would run as a formula get an apostrophe in front, as OWASP's CSV
 * Injection page recommends: others may have typed them.
 *
 * @param columns of the rows, each with its header
 */
export const csvRows = <Row extends object>(
  rows: readonly Row[],
  columns: readonly (ColumnOption & { key: keyof Row & string })[],
): string => stringify([...rows], { ...options, columns });

/** The first line of such a file. Without its byte order mark, Excel would take the UTF-8 for the code page of Windows. */
export const csvHead = (columns: readonly ColumnOption[]): string =>
  stringify([], { ...options, columns, header: true, bom: true });

const options: Options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  // Some readers end a row at a single line feed or carriage return.
  quote_record_delimiter: true,
  cast: { boolean: (value) => (value ? 'Yes' : 'No') },
};
