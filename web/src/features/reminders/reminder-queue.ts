import { useEffect, useEffectEvent, useReducer } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import {
  fetchUnhandledAlerts,
  invalidateUpcomingAlerts,
  useOfferedAlerts,
} from '../../entities/alert/alert-queries.ts';
import { firingOf, isSameFiring } from '../../entities/alert/firing.ts';
import { invalidateListedProjects } from '../../entities/project/project-queries.ts';
import { invalidateQuotes } from '../../entities/quote/quote-queries.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { endLive, setLive } from '../../platform/live.ts';
import { acknowledgeAlert, closeAlert, createAcknowledger } from './acknowledger.ts';
import { createPoller, openAlertStream } from './alert-stream.ts';
import { followLead, hasSingleLead } from './lead-tab.ts';
import { reportClosedElsewhere } from './reminder-toasts.ts';

export interface ReminderQueue {
  /** The alert on screen. */
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

// Module state outlives the home screen: a reminder must not appear again after a visit to another page.
const acknowledger = createAcknowledger(acknowledgeAlert);
const closer = createAcknowledger(closeAlert);
let seenInThisTab = emptyQueue.seen;

/** Only the leading tab has a stream, so it tells the other tabs about changes. */
const changes = new TabChannel<'changed'>('alerts');

/** The unhandled alerts, by push and by polling, while this tab leads its browser. */
export function useReminderQueue() {
  const queryClient = useQueryClient();
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue, (empty) => ({
    ...empty,
    seen: seenInThisTab,
  }));
  const getAsked = useEffectEvent(() => askedOf(queue));

  useEffect(() => {
    seenInThisTab = queue.seen;
  }, [queue.seen]);

  const { closedElsewhere } = queue;
  useEffect(() => {
    if (closedElsewhere) void reportClosedElsewhere(queryClient, closedElsewhere);
  }, [queryClient, closedElsewhere]);

  useOfferedAlerts((alert) => dispatch({ type: 'offered', alert }));

  // This tab doesn't lead: it takes nothing new, but closes what was handled elsewhere.
  useEffect(
    () =>
      changes.subscribe(() => {
        invalidateLists(queryClient);
        const asked = getAsked();
        void fetchUnhandled(queryClient).then((unhandled) => {
          const due = unhandled?.filter((alert) => asked.some((known) => isSameFiring(known, alert)));
          if (due) dispatch({ type: 'polled', due, asked });
        });
      }),
    [queryClient],
  );

  useEffect(() => {
    /** Undefined once this tab has lost the lead, when late answers must be ignored. */
    let stopLeading: (() => void) | undefined;

    async function refresh() {
      const asked = getAsked();
      const due = await fetchUnhandled(queryClient);
      if (due && stopLeading) dispatch({ type: 'polled', due, asked });
    }

    function handleChange() {
      invalidateLists(queryClient);
      void refresh();
      // Where every tab leads, each has its own stream.
      if (hasSingleLead()) changes.send('changed');
    }

    async function poll(isStreamOpen: boolean) {
      await Promise.all([acknowledger.retry(), closer.retry()]);
      if (isStreamOpen) await refresh();
      else handleChange();
    }

    function lead() {
      const stream = openAlertStream({
        onAlert: (alert) => dispatch({ type: 'pushed', alert }),
        onChanged: handleChange,
        onState: (isOpen) => setLive(isOpen ? 'live' : 'off'),
      });
      const stopPolling = startPolling(() => void poll(stream.isOpen()));
      // A stream may survive a break of the connection that its events did not.
      window.addEventListener('online', handleChange);
      return () => {
        stream.close();
        endLive();
        stopPolling();
        window.removeEventListener('online', handleChange);
        dispatch({ type: 'lead-lost' });
      };
    }
    const startPolling = createPoller();

    return followLead((isLead) => {
      stopLeading?.();
      stopLeading = isLead ? lead() : undefined;
    });
  }, [queryClient]);

  useEffect(() => {
    const retry = () => {
      void acknowledger.retry();
      void closer.retry();
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return { queue, dispatch, acknowledger, closer };
}

/** Undefined after a failure, when the next poll tries again, and for an outdated answer. */
async function fetchUnhandled(queryClient: QueryClient): Promise<Alert[] | undefined> {
  try {
    return await fetchUnhandledAlerts(queryClient);
  } catch (error) {
    // oxlint-disable-next-line no-console -- poll errors are only logged
    console.warn('Reminders could not be fetched:', error);
    return undefined;
  }
}

/** The active project isn't read again: an empty form would fill by itself while the user turns to it. */
function invalidateLists(queryClient: QueryClient): void {
  invalidateUpcomingAlerts(queryClient);
  invalidateListedProjects(queryClient);
  invalidateQuotes(queryClient);
}
