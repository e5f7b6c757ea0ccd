import type { PreflightProgress, PreflightResult } from '@printpartner/contracts/types';
import { api, ApiError } from '../../../platform/api/client.ts';

const askAgainMs = 1000;
/** So often the server may stay silent before the analysis is given up. */
const mostSilences = 30;
/** So often it may not know of the file, which it has yet to take in. */
const mostMisses = 3;

/** Asks for a result until it is there: for an upload whose answer was lost on the way. */
export async function awaitResult(
  sessionId: string,
  signal: AbortSignal,
  onProgress: (progress: PreflightProgress) => void,
): Promise<PreflightResult> {
  for (let silences = 0; ;) {
    try {
      const { result, ...progress } = await api('GET /api/preflight/:sessionId', {
        params: { sessionId },
        signal,
      });
      if (result) return result;
      if (progress.state === 'failed') throw new Error('this file could not be checked');
      onProgress(progress);
      silences = 0;
    } catch (error) {
      // Without a network nothing is said of the server.
      silences += navigator.onLine ? 1 : 0;
      if (signal.aborted || silences > (isPassing(error) ? mostSilences : mostMisses)) throw error;
    }
    await pause(signal);
  }
}

/** No answer at all, or a server in trouble. */
const isPassing = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiError && error.status >= 500);

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, askAgainMs);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
