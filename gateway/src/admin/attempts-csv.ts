import { limits, type SignUpAttempt } from '@printpartner/contracts';
import { csvHead, csvRows } from '../http/safe-csv.ts';

type ReadPage = (page: { limit: number; before?: string }) => Promise<SignUpAttempt[]>;

/**
 * All attempts, by page. The first page is read at once, so that its failure is known before a response begins; the next
 * ones as they are consumed.
 */
export async function attemptPages(read: ReadPage): Promise<AsyncIterable<SignUpAttempt[]>> {
  const limit = limits.signUpAttemptsMax;
  const first = await read({ limit });
  return (async function* () {
    for (let page = first; ;) {
      yield page;
      const before = page.at(-1)?.id;
      if (before === undefined || page.length < limit) return;
      page = await read({ limit, before });
    }
  })();
}

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
