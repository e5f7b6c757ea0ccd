import type { Alert } from '@printpartner/contracts/types';

export interface ReminderQueue {
  /** The one on screen. */
  current: Alert | null;
  /** Due and not shown yet, oldest first. */
  waiting: readonly Alert[];
  /** What this tab has shown; it is not shown again even if the server never hears of it. */
  seen: ReadonlySet<string>;
}

export type QueueAction =
  /** Fell due, by push. */
  | { type: 'pushed'; alert: Alert }
  /**
   * All that is due and not acknowledged, by poll. What waited when it asked and is missing now has been
   * seen elsewhere; what was pushed since then stays.
   */
  | { type: 'polled'; due: readonly Alert[]; asked: readonly Alert[] }
  /** Another tab shows what is left. */
  | { type: 'lead-lost' }
  | { type: 'show-next' }
  | { type: 'closed' }
  /** Could not be shown: it may come again. */
  | { type: 'failed'; key: string };

export const emptyQueue: ReminderQueue = { current: null, waiting: [], seen: new Set() };

/** One firing of an alert; a snoozed alert is the same alert, but fires anew. */
export function firingOf({ id, fire_at_utc }: Pick<Alert, 'id' | 'fire_at_utc'>): string {
  return `${id} ${fire_at_utc}`;
}

export function reduceQueue(queue: ReminderQueue, action: QueueAction): ReminderQueue {
  switch (action.type) {
    case 'pushed':
      if (queue.seen.has(firingOf(action.alert))) return queue;
      return enqueue(queue, [...queue.waiting.filter(({ id }) => id !== action.alert.id), action.alert]);
    case 'polled':
      return enqueue(queue, [...pushedSince(queue, action), ...action.due]);
    case 'lead-lost':
      return { ...queue, waiting: [] };
    case 'show-next': {
      const [next, ...rest] = queue.waiting;
      if (!next || queue.current) return queue;
      return { current: next, waiting: rest, seen: new Set([...queue.seen, firingOf(next)]) };
    }
    case 'closed':
      return { ...queue, current: null };
    case 'failed': {
      const seen = new Set(queue.seen);
      seen.delete(action.key);
      const isCurrent = queue.current !== null && firingOf(queue.current) === action.key;
      return { ...queue, current: isCurrent ? null : queue.current, seen };
    }
    default:
      return action satisfies never;
  }
}

function pushedSince(
  { waiting }: ReminderQueue,
  { due, asked }: { due: readonly Alert[]; asked: readonly Alert[] },
): Alert[] {
  const asKnown = new Set(asked.map(firingOf));
  const dueIds = new Set(due.map(({ id }) => id));
  return waiting.filter((alert) => !asKnown.has(firingOf(alert)) && !dueIds.has(alert.id));
}

function enqueue(queue: ReminderQueue, due: readonly Alert[]): ReminderQueue {
  const fresh = new Map(due.map((alert) => [firingOf(alert), alert]));
  for (const key of queue.seen) fresh.delete(key);
  const waiting = [...fresh.values()].toSorted(
    (a, b) => Date.parse(a.fire_at_utc) - Date.parse(b.fire_at_utc),
  );
  return { ...queue, waiting };
}
