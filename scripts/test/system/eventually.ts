import { setTimeout as pause } from 'node:timers/promises';

/** Repeats a check until it passes. @throws the check's last error after the timeout */
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
