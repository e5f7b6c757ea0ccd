/** Someone who switches between tabs or loses the network again and again doesn't cause a request each time. */
const MIN_GAP_MS = 60_000;
/** So that devices that started together don't all ask together. */
const JITTER = 0.2;

/**
 * Runs `check` after each wait, when the page is shown, and when the browser goes online; the latter at most once a
 * minute.
 *
 * @param waitMs how long the next wait is, before up to a fifth is added
 * @returns a function that ends it
 */
export function checkAgain(check: () => void, waitMs: () => number): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    clearTimeout(timer);
    timer = setTimeout(run, waitMs() * (1 + Math.random() * JITTER));
  };
  const run = () => {
    checkedAt = Date.now();
    check();
    if (!signal.aborted) plan();
  };
  const runIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= MIN_GAP_MS) run();
  };
  plan();
  window.addEventListener('online', runIfDue, { signal });
  document.addEventListener('visibilitychange', runIfDue, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
