import type { QueryClient } from '@tanstack/react-query';
import { backoffMs } from '../../platform/backoff.ts';
import { readAnswers } from '../../platform/storage/kept-answers.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepAnswers } from './keep-answers.ts';
import { restoreAnswers } from './restore-answers.ts';

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
