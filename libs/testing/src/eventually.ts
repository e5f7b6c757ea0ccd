import { setTimeout as pause } from 'node:timers/promises';

export interface Patience {
  /** Milliseconds, 10 000 unless told. */
  timeout?: number;
  /** Milliseconds between two looks, 50 unless told. */
  interval?: number;
}

/** Runs a check until it no longer throws; then gives its result, or throws what it threw last. */
export async function eventually<T>(check: () => T | Promise<T>, patience: Patience = {}): Promise<T> {
  const { timeout = 10_000, interval = 50 } = patience;
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
