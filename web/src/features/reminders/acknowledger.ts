import { firingOf, type Firing } from '../../entities/alert/firing.ts';
import { ApiError } from '../../platform/api/client.ts';
import { backoffMs } from '../../platform/backoff.ts';

export interface Acknowledger {
  /** Tells the server about a firing, and retries until it has accepted that. */
  send: (firing: Firing) => void;
  /** Drops what is pending for an alert that was handled. */
  forget: (alertId: string) => void;
  /** Retries everything pending now. */
  retry: () => Promise<void>;
}

/** Keeps acknowledgments, or closings, until the server has accepted them, retrying with backoff. */
export function createAcknowledger(acknowledge: (firing: Firing) => Promise<void>): Acknowledger {
  const pending = new Map<string, Firing>();
  const sending = new Set<string>();
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function trySend(firing: Firing) {
    const key = firingOf(firing);
    if (sending.has(key)) return;
    sending.add(key);
    try {
      await acknowledge(firing);
      pending.delete(key);
      retries = 0;
    } catch (error) {
      if (isFinal(error)) pending.delete(key);
    } finally {
      sending.delete(key);
    }
    if (pending.size > 0) scheduleRetry();
  }

  function scheduleRetry() {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        retries += 1;
        void sendAll();
      },
      backoffMs(retries + 1),
    );
  }

  async function sendAll() {
    await Promise.all([...pending.values()].map(trySend));
  }

  return {
    send: ({ id, fire_at_utc }) => {
      const firing = { id, fire_at_utc };
      pending.set(firingOf(firing), firing);
      void trySend(firing);
    },
    forget: (alertId) => {
      for (const [key, { id }] of pending) if (id === alertId) pending.delete(key);
    },
    retry: sendAll,
  };
}

/** The server will never accept it: the alert no longer exists or belongs to another user. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429;
}
