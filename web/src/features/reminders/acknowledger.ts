import { ApiError } from '../../api/client.ts';

export interface Acknowledger {
  /** Notes that the alert was shown, and tells the server at once. */
  shown: (alertId: string) => void;
  /** The alert has moved: telling late would swallow its next firing. */
  forget: (alertId: string) => void;
  /** Tells what has not got through yet, now. */
  retry: () => Promise<void>;
}

const shortestWaitMs = 2000;
const longestWaitMs = 60_000;

/** Keeps what was shown until the server has heard of it, asking ever more slowly while the network is away. */
export function createAcknowledger(acknowledge: (alertId: string) => Promise<void>): Acknowledger {
  const pending = new Set<string>();
  const telling = new Set<string>();
  let wait = shortestWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell(alertId: string) {
    if (telling.has(alertId)) return;
    telling.add(alertId);
    try {
      await acknowledge(alertId);
      pending.delete(alertId);
      wait = shortestWaitMs;
    } catch (error) {
      if (isFinal(error)) pending.delete(alertId);
    } finally {
      telling.delete(alertId);
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
    await Promise.all([...pending].map(tell));
  }

  return {
    shown: (alertId) => {
      pending.add(alertId);
      void tell(alertId);
    },
    forget: (alertId) => pending.delete(alertId),
    retry: tellAll,
  };
}

/** The server understood and will never accept it: the alert is gone, or not ours. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
}
