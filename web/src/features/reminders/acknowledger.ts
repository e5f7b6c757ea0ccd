import { firingOf, type Firing } from '../../entities/alert/firing.ts';
import { ApiError } from '../../platform/api/client.ts';
import { alertSubject, write } from '../../platform/outbox/write.ts';
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

/** Tells the server that the user has seen this firing. Idempotent. */
export async function acknowledgeAlert({ id, fire_at_utc }: Firing): Promise<void> {
  const call = {
    route: 'POST /api/alerts/:id/ack',
    params: { id },
    body: { fire_at_utc },
    title: '',
    subjects: [alertSubject(id)],
  } as const;
  await write(call, () => null);
}

/** Tells the server that no device need offer this firing again. Idempotent. */
export async function closeAlert({ id, fire_at_utc }: Firing): Promise<void> {
  const call = {
    route: 'POST /api/alerts/:id/close',
    params: { id },
    body: { shown_fire_at_utc: fire_at_utc },
    title: '',
    subjects: [alertSubject(id)],
  } as const;
  await write(call, () => null);
}
