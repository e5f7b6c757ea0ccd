import { backoffMs } from '../backoff.ts';

interface Outcome<Loaded> {
  onLoad: (loaded: Loaded) => void;
  /** @param failures consecutive failures, from 1 */
  onFailure: (failures: number) => void;
}

/**
 * Loads, and retries after each failure: after 2 s, then twice as long each time, up to a minute; at once when the
 * browser goes online or the page becomes visible. Stops when `signal` aborts.
 */
export function retryUntilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  { onLoad, onFailure }: Outcome<Loaded>,
  signal: AbortSignal,
): void {
  // Not AbortSignal.any, which Safari lacks before 17.4.
  const end = new AbortController();
  const ended = end.signal;
  let failures = 0;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isLoading || ended.aborted) return;
    clearTimeout(timer);
    isLoading = true;
    try {
      const result = await load();
      if (!ended.aborted) onLoad(result);
      end.abort();
    } catch {
      isLoading = false;
      if (ended.aborted) return;
      failures += 1;
      onFailure(failures);
      timer = setTimeout(retry, backoffMs(failures));
    }
  }

  const retry = () => void attempt();
  const retryIfVisible = () => document.visibilityState === 'visible' && retry();
  if (signal.aborted) return;
  signal.addEventListener('abort', () => end.abort(), { once: true, signal: ended });
  ended.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('online', retry, { signal: ended });
  document.addEventListener('visibilitychange', retryIfVisible, { signal: ended });
  retry();
}
