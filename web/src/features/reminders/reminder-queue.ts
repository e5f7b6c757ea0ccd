import type { Alert } from '@printpartner/contracts/types';

export interface ReminderQueue {
  /** On screen. */
  current: Alert | null;
  /** Due but not shown yet, oldest first. */
  waiting: readonly Alert[];
  /** Firings this tab has shown. They are not shown again, even if the acknowledgment never arrives. */
  seen: ReadonlySet<string>;
}

export type QueueAction =
  /** An alert came by push. */
  | { type: 'pushed'; alert: Alert }
  /**
   * A poll returned everything due and not acknowledged. Alerts that waited at the request (`asked`) and are missing
   * now were seen elsewhere; alerts pushed since then stay.
   */
  | { type: 'polled'; due: readonly Alert[]; asked: readonly Alert[] }
  /** Another tab leads now and shows the rest. */
  | { type: 'lead-lost' }
  | { type: 'show-next' }
  | { type: 'closed' }
  /** It could not be shown and may be shown again. */
  | { type: 'failed'; key: string };

export const emptyQueue: ReminderQueue = { current: null, waiting: [], seen: new Set() };

/** The key of one firing. A snoozed alert keeps its id but fires at another time. */
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
