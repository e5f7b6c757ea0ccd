import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for what happens at once on an idle machine, ms. */
export const patienceMs = 30_000;

export interface Patience {
  /** Milliseconds, `patienceMs` unless told. */
  timeout?: number;
  /** Milliseconds between two looks, 20 unless told. */
  interval?: number;
}

/** Runs a check until it no longer throws; then gives its result, or throws what it threw last. */
export async function eventually<T>(check: () => T | Promise<T>, patience: Patience = {}): Promise<T> {
  const { timeout = patienceMs, interval = 20 } = patience;
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
