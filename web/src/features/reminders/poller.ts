export const firstPollMs = 1000;
export const pollEveryMs = 30_000;
export const shortestGapMs = 5000;

/**
 * Returns a start that polls after 1 s, then every 30 s and whenever the tab becomes visible, and gives its
 * stop back. Never twice within 5 s, however often it is started.
 */
export function createPoller(poll: () => void): () => () => void {
  let lastAt = Number.NEGATIVE_INFINITY;

  const run = () => {
    if (Date.now() - lastAt < shortestGapMs) return;
    lastAt = Date.now();
    poll();
  };
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') run();
  };

  return () => {
    let every: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(() => {
      run();
      every = setInterval(run, pollEveryMs);
    }, firstPollMs);
    document.addEventListener('visibilitychange', runIfVisible);
    return () => {
      clearTimeout(first);
      clearInterval(every);
      document.removeEventListener('visibilitychange', runIfVisible);
    };
  };
}
