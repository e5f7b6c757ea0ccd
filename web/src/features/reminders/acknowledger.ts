import { ApiError } from '../../platform/api/client.ts';
import type { Firing } from '../../entities/alert/acknowledge-alert.ts';
import { firingOf } from './reminder-queue.ts';

export interface Acknowledger {
  /** Notes that this firing was shown, and tells the server at once. */
  shown: (firing: Firing) => void;
  /** The alert has moved: of its earlier firing nobody wants to hear any more. */
  forget: (alertId: string) => void;
  /** Tells what has not got through yet, now. */
  retry: () => Promise<void>;
}

const shortestWaitMs = 2000;
const longestWaitMs = 60_000;

/** Keeps what was shown until the server has heard of it, asking ever more slowly while the network is away. */
export function createAcknowledger(acknowledge: (firing: Firing) => Promise<void>): Acknowledger {
  const pending = new Map<string, Firing>();
  const telling = new Set<string>();
  let wait = shortestWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell(firing: Firing) {
    const key = firingOf(firing);
    if (telling.has(key)) return;
    telling.add(key);
    try {
      await acknowledge(firing);
      pending.delete(key);
      wait = shortestWaitMs;
    } catch (error) {
      if (isFinal(error)) pending.delete(key);
    } finally {
      telling.delete(key);
    }
    if (pending.size > 0) tellLater();
  }

  function tellLater() {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      wait = Math.min(wait * 2, longestWaitMs);
      void tellAll();
    }, wait);
  }

  async function tellAll() {
    await Promise.all([...pending.values()].map(tell));
  }

  return {
    shown: ({ id, fire_at_utc }) => {
      const firing = { id, fire_at_utc };
      pending.set(firingOf(firing), firing);
      void tell(firing);
    },
    forget: (alertId) => {
      for (const [key, { id }] of pending) if (id === alertId) pending.delete(key);
    },
    retry: tellAll,
  };
}

/** The server understood and will never accept it: the alert is gone, or not ours. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
}
