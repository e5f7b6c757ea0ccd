import type { SignUpAttempt } from '@printpartner/contracts';
import { type Options, stringify } from 'csv-stringify/sync';

const columns: { header: string; key: keyof SignUpAttempt }[] = [
  { header: 'Timestamp', key: 'timestamp' },
  { header: 'Email', key: 'email' },
  { header: 'Platform', key: 'platform' },
  { header: 'Success', key: 'success' },
  { header: 'IP Address', key: 'ipAddress' },
  { header: 'Error Message', key: 'errorMessage' },
];

/**
 * Attempts as CSV (RFC 4180), in pieces: the head, then each page of attempts. Cells that a spreadsheet would run as a formula
 * get an apostrophe in front, as OWASP's CSV Injection page recommends: anyone
 * can sign up with an address that starts with "=".
 */
export async function* attemptsCsv(pages: AsyncIterable<readonly SignUpAttempt[]>): AsyncGenerator<string> {
  yield stringify([], { ...options, header: true });
  for await (const page of pages) yield stringify([...page], options);
}

const options: Options = {
  columns,
  escape_formulas: true,
  record_delimiter: 'windows',
  // Some readers end a row at a single line feed or carriage return.
  quote_record_delimiter: true,
  cast: { boolean: (value) => (value ? 'Yes' : 'No') },
};
