/** Those that wait, in the order in which they came. */
const waiting = new Set<() => void>();
let request: { cancel: () => void } | undefined;

/** A page that always draws has no idle period. */
const MAX_WAIT_MS = 1000;
/** Instead of an idle period. */
const PAUSE_MS = 50;

/**
 * Runs `turn` in an idle period of its own, so that what several parts of the app start in idle time is never one long task.
 *
 * @returns a function that gives the place up
 */
export function waitForIdle(turn: () => void): () => void {
  waiting.add(turn);
  request ??= ask();
  return () => {
    waiting.delete(turn);
    if (waiting.size > 0) return;
    request?.cancel();
    request = undefined;
  };
}

function ask(): { cancel: () => void } {
  // Safari lacks requestIdleCallback.
  if (!('requestIdleCallback' in window)) return inTask(giveTurn, PAUSE_MS);
  const id = requestIdleCallback(giveTurn, { timeout: MAX_WAIT_MS });
  return { cancel: () => cancelIdleCallback(id) };
}

function giveTurn(): void {
  const [turn] = waiting;
  if (turn) waiting.delete(turn);
  // What this turn starts, such as a render, comes before the next turn.
  request = waiting.size > 0 ? inTask(() => (request = ask())) : undefined;
  turn?.();
}

function inTask(then: () => void, ms = 0): { cancel: () => void } {
  const timer = setTimeout(then, ms);
  return { cancel: () => clearTimeout(timer) };
}
