import { setTimeout as pause } from 'node:timers/promises';

/** Runs a check until it no longer throws, or throws what it threw last. */
export async function eventually(check: () => void | Promise<void>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}
