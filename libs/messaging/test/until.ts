import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds, at most twenty seconds. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await holds()) return;
    await delay(10);
  }
  throw new Error(`Waited in vain until ${what}`);
}
