import { setTimeout as pause } from 'node:timers/promises';

/** How long tests wait for something that is immediate on an idle machine, ms. */
export const WAIT_MS = 60_000;

export interface WaitOptions {
  /** Milliseconds, `WAIT_MS` by default. */
  timeout?: number;
  /** Milliseconds between two checks, 20 by default. */
  interval?: number;
}

/** Repeats a check until it no longer throws and returns its result; after the timeout, throws the last error. */
export async function eventually<T>(check: () => T | Promise<T>, options: WaitOptions = {}): Promise<T> {
  const { timeout = WAIT_MS, interval = 20 } = options;
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= end) throw error;
      await pause(interval);
    }
  }
}

/**
 * Waits until a condition holds.
 *
 * @throws Error naming the condition after the timeout, a minute by default; an error of `holds` at once
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  condition: string,
  { timeout = 60_000, interval = 10 }: WaitOptions = {},
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await holds())) {
    if (Date.now() >= end) throw new Error(`Timed out waiting until ${condition}`);
    await pause(interval);
  }
}
