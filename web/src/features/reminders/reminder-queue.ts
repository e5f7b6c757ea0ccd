import type { Alert } from '@printpartner/contracts/types';
import { firingOf, isSameFiring } from '../../entities/alert/firing.ts';

export interface ReminderQueue {
  /** On screen. */
  current: Alert | null;
  /** Due but not shown yet, oldest first. */
  waiting: readonly Alert[];
  /** Firings this tab has shown. They are not shown again until the tab is reloaded or the user asks for them. */
  seen: ReadonlySet<string>;
  /** The last one that was taken from the screen because it was handled elsewhere. */
  closedElsewhere: Alert | null;
}

export type QueueAction =
  /** An alert came by push. */
  | { type: 'pushed'; alert: Alert }
  /**
   * A poll returned everything due and not handled. Alerts that waited or were on screen at the request (`asked`) and
   * are missing now were handled elsewhere; alerts pushed since then stay.
   */
  | { type: 'polled'; due: readonly Alert[]; asked: readonly Alert[] }
  /** The user asks for an alert that may have been shown before. */
  | { type: 'offered'; alert: Alert }
  /** Another tab leads now and shows the rest. */
  | { type: 'lead-lost' }
  | { type: 'show-next' }
  | { type: 'closed'; key: string }
  /** It could not be shown and may be shown again. */
  | { type: 'failed'; key: string };

export const emptyQueue: ReminderQueue = {
  current: null,
  waiting: [],
  seen: new Set(),
  closedElsewhere: null,
};

/** What a poll asks about. */
export const askedOf = ({ current, waiting }: ReminderQueue): readonly Alert[] =>
  current ? [current, ...waiting] : waiting;

export function reduceQueue(queue: ReminderQueue, action: QueueAction): ReminderQueue {
  switch (action.type) {
    case 'pushed':
      if (queue.seen.has(firingOf(action.alert))) return queue;
      return enqueue(queue, [...queue.waiting.filter(({ id }) => id !== action.alert.id), action.alert]);
    case 'polled':
      return enqueue(closeHandled(queue, action), [...pushedSince(queue, action), ...action.due]);
    case 'offered':
      return offer(queue, action.alert);
    case 'lead-lost':
      return { ...queue, waiting: [] };
    case 'show-next': {
      const [next, ...rest] = queue.waiting;
      if (!next || queue.current) return queue;
      return { ...queue, current: next, waiting: rest, seen: new Set([...queue.seen, firingOf(next)]) };
    }
    case 'closed':
      return close(queue, action.key);
    case 'failed': {
      const seen = new Set(queue.seen);
      seen.delete(action.key);
      return { ...close(queue, action.key), seen };
    }
    default:
      return action satisfies never;
  }
}

function close(queue: ReminderQueue, key: string): ReminderQueue {
  const isCurrent = queue.current !== null && firingOf(queue.current) === key;
  // It waits if it was handled from its system notification.
  const waiting = queue.waiting.filter((alert) => firingOf(alert) !== key);
  if (!isCurrent && waiting.length === queue.waiting.length) return queue;
  return { ...queue, waiting, current: isCurrent ? null : queue.current };
}

interface Polled {
  due: readonly Alert[];
  asked: readonly Alert[];
}

/** Takes the reminder from the screen that was handled on another device or in another window. */
function closeHandled(queue: ReminderQueue, { due, asked }: Polled): ReminderQueue {
  const { current } = queue;
  if (!current || due.some((alert) => isSameFiring(alert, current))) return queue;
  const wasAsked = asked.some((alert) => isSameFiring(alert, current));
  return wasAsked ? { ...queue, current: null, closedElsewhere: current } : queue;
}

/** Puts an alert before the others. */
function offer(queue: ReminderQueue, alert: Alert): ReminderQueue {
  if (queue.current && isSameFiring(queue.current, alert)) return queue;
  const seen = new Set(queue.seen);
  seen.delete(firingOf(alert));
  const others = queue.waiting.filter((other) => !isSameFiring(other, alert));
  return { ...queue, waiting: [alert, ...others], seen };
}

function pushedSince({ waiting }: ReminderQueue, { due, asked }: Polled): Alert[] {
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
