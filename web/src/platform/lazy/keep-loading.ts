const firstDelayMs = 2000;
const longestDelayMs = 60_000;

interface Outcome<Loaded> {
  onLoad: (loaded: Loaded) => void;
  /** @param failures how many times in a row, from 1 */
  onFailure: (failures: number) => void;
}

/**
 * Loads, and when that fails loads again until it does not: after 2 s, then after twice as long each time, at most a
 * minute; at once when the connection is back or the page is seen again.
 *
 * @returns stops it
 */
export function keepLoading<Loaded>(
  load: () => Promise<Loaded>,
  { onLoad, onFailure }: Outcome<Loaded>,
): () => void {
  const gone = new AbortController();
  let failures = 0;
  let isLoading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt() {
    if (isLoading || gone.signal.aborted) return;
    clearTimeout(timer);
    isLoading = true;
    try {
      const loaded = await load();
      if (!gone.signal.aborted) onLoad(loaded);
      stop();
    } catch {
      isLoading = false;
      if (gone.signal.aborted) return;
      failures += 1;
      onFailure(failures);
      timer = setTimeout(again, Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs));
    }
  }

  const again = () => void attempt();
  function stop() {
    clearTimeout(timer);
    gone.abort();
  }

  const look = () => document.visibilityState === 'visible' && again();
  window.addEventListener('online', again, { signal: gone.signal });
  document.addEventListener('visibilitychange', look, { signal: gone.signal });
  again();
  return stop;
}
