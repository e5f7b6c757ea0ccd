import type { SignUpAttempt } from '@printpartner/contracts';
import { stringify } from 'csv-stringify/sync';

const columns: { header: string; key: keyof SignUpAttempt }[] = [
  { header: 'Timestamp', key: 'timestamp' },
  { header: 'Email', key: 'email' },
  { header: 'Platform', key: 'platform' },
  { header: 'Success', key: 'success' },
  { header: 'IP Address', key: 'ipAddress' },
  { header: 'Error Message', key: 'errorMessage' },
];

/**
 * Attempts as CSV (RFC 4180). Cells that a spreadsheet would run as a formula
 * get an apostrophe in front, as OWASP's CSV Injection page recommends: anyone
 * can sign up with an address that starts with "=".
 */
export function attemptsCsv(attempts: readonly SignUpAttempt[]): string {
  return stringify([...attempts], {
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
    // Some readers end a row at a single line feed or carriage return.
    quote_record_delimiter: true,
    cast: { boolean: (value) => (value ? 'Yes' : 'No') },
  });
}
