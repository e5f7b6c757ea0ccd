import type { QueryClient } from '@tanstack/react-query';
import { backoffMs } from '../../platform/backoff.ts';
import { type KeptAnswer, readAnswers } from '../../platform/storage/kept-answers.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepAnswers } from './keep-answers.ts';

/** The screen that was opened reads its own answers first. */
const AHEAD_DELAY_MS = 5000;

/** Makes the user's projects and sheets readable without a network. Ends when the signal aborts. */
export async function startOfflineReading(
  queryClient: QueryClient,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  const answers = await readAnswers(userId);
  if (signal.aborted) return;
  restoreAnswers(queryClient, answers);
  signal.addEventListener('abort', keepAnswers(queryClient, userId, answers));

  let timer: ReturnType<typeof setTimeout>;
  let failures = 0;
  function fetchLater(delayMs: number): void {
    timer = setTimeout(() => {
      const fetched = navigator.onLine
        ? fetchAhead(queryClient, signal)
        : Promise.reject(new TypeError('offline'));
      fetched.catch(() => {
        failures += 1;
        if (!signal.aborted) fetchLater(backoffMs(failures));
      });
    }, delayMs);
  }
  fetchLater(AHEAD_DELAY_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/**
 * Shows the answers of an earlier visit where the server has not answered yet. They count as out of date: whoever shows
 * one asks the server again, and says so if it can't be reached.
 */
export function restoreAnswers(queryClient: QueryClient, answers: readonly KeptAnswer[]): void {
  const cache = queryClient.getQueryCache();
  for (const { queryKey, data, at } of answers) {
    const query = cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY });
    if (query.state.data !== undefined) continue;
    query.setData(data, { updatedAt: at, manual: true });
    // A call that is under way goes on; one that has failed before this is tried again.
    void queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}
