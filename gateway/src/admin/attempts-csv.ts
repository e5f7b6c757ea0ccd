import type { SignUpAttempt } from '@printpartner/contracts';
import { csvHead, csvRows } from '../http/safe-csv.ts';

const columns: { header: string; key: keyof SignUpAttempt }[] = [
  { header: 'Timestamp', key: 'timestamp' },
  { header: 'Email', key: 'email' },
  { header: 'Platform', key: 'platform' },
  { header: 'Success', key: 'success' },
  { header: 'IP Address', key: 'ipAddress' },
  { header: 'Error Message', key: 'errorMessage' },
];

/** Attempts as CSV, in pieces: the head, then each page of attempts. Anyone can sign up with an address that starts with "=". */
export async function* attemptsCsv(pages: AsyncIterable<readonly SignUpAttempt[]>): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const page of pages) yield csvRows(page, columns);
}
