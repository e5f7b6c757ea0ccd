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
 * Attempts as CSV (RFC 4180). A cell that a spreadsheet would run as a formula
 * gets an apostrophe before it, as OWASP's CSV Injection page advises: anybody
 * can put "=…" into the address of a sign-up.
 */
export function attemptsCsv(attempts: readonly SignUpAttempt[]): string {
  return stringify([...attempts], {
    header: true,
    columns,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone line feed or carriage return would end the row for some readers.
    quote_record_delimiter: true,
    cast: { boolean: (value) => (value ? 'Yes' : 'No') },
  });
}
