const FIRST_POLL_MS = 1000;
const POLL_INTERVAL_MS = 30_000;
const MIN_GAP_MS = 5000;

/**
 * Returns `start(poll)`, which polls after 1 s, then every 30 s and whenever the tab becomes visible, and itself
 * returns a stop function. Never polls twice within 5 s, however often it is started.
 */
export function createPoller(): (poll: () => void) => () => void {
  let lastAt = Number.NEGATIVE_INFINITY;

  return (poll) => {
    const run = () => {
      if (Date.now() - lastAt < MIN_GAP_MS) return;
      lastAt = Date.now();
      poll();
    };
    const runIfVisible = () => {
      if (document.visibilityState === 'visible') run();
    };
    let interval: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      run();
      interval = setInterval(run, POLL_INTERVAL_MS);
    }, FIRST_POLL_MS);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      clearTimeout(first);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  };
}
