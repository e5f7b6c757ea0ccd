import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something holds, at most a minute. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    if (await holds()) return;
    await delay(10);
  }
  throw new Error(`Waited in vain until ${what}`);
}
