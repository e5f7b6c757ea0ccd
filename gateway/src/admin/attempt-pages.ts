import { limits, type SignUpAttempt } from '@printpartner/contracts';

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
