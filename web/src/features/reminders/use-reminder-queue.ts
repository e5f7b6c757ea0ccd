import { useEffect, useEffectEvent, useReducer } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { fetchUnhandledAlerts, invalidateUpcomingAlerts } from '../../entities/alert/alert-queries.ts';
import { acknowledgeAlert, closeAlert } from '../../entities/alert/change-alert.ts';
import { isSameFiring } from '../../entities/alert/firing.ts';
import { useOfferedAlerts } from '../../entities/alert/offered-alert.ts';
import { invalidateListedProjects } from '../../entities/project/project-queries.ts';
import { invalidateQuotes } from '../../entities/quote/quote-queries.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { endLive, setLive } from '../../platform/live.ts';
import { createAcknowledger } from './acknowledger.ts';
import { openAlertStream } from './alert-stream.ts';
import { followLead, hasSingleLead } from './lead-tab.ts';
import { createPoller } from './poller.ts';
import { reportClosedElsewhere } from './report-closed-elsewhere.ts';
import { askedOf, emptyQueue, reduceQueue } from './reminder-queue.ts';

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
