import { useEffect, useEffectEvent, useReducer } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { acknowledgeAlert } from '../../entities/alert/change-alert.ts';
import { fetchDueAlerts, invalidateUpcomingAlerts } from '../../entities/alert/alert-queries.ts';
import { invalidateListedProjects } from '../../entities/project/project-queries.ts';
import { TabChannel } from '../../platform/broadcast.ts';
import { endLive, setLive } from '../../platform/live.ts';
import { createAcknowledger } from './acknowledger.ts';
import { openAlertStream } from './alert-stream.ts';
import { followLead, hasSingleLead } from './lead-tab.ts';
import { createPoller } from './poller.ts';
import { emptyQueue, reduceQueue } from './reminder-queue.ts';

// Module state outlives the home screen: a reminder must not appear again after a visit to another page.
const acknowledger = createAcknowledger(acknowledgeAlert);
let seenInThisTab = emptyQueue.seen;

/** Only the leading tab has a stream, so it tells the other tabs about changes. */
const changes = new TabChannel<'changed'>('alerts');

/** The alerts that are due, by push and by polling, while this tab leads its browser. */
export function useReminderQueue() {
  const queryClient = useQueryClient();
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue, (empty) => ({
    ...empty,
    seen: seenInThisTab,
  }));
  const getWaiting = useEffectEvent(() => queue.waiting);

  useEffect(() => {
    seenInThisTab = queue.seen;
  }, [queue.seen]);

  useEffect(() => changes.subscribe(() => refresh(queryClient)), [queryClient]);

  useEffect(() => {
    /** Undefined once this tab has lost the lead, when late answers must be ignored. */
    let stopLeading: (() => void) | undefined;

    function refreshEverywhere() {
      refresh(queryClient);
      // Where every tab leads, each has its own stream.
      if (hasSingleLead()) changes.send('changed');
    }

    async function poll() {
      await acknowledger.retry();
      const asked = getWaiting();
      // After a failure the next poll tries again.
      const due = await fetchDueAlerts(queryClient).catch(() => null);
      if (due && stopLeading) dispatch({ type: 'polled', due, asked });
    }

    function lead() {
      const stream = openAlertStream({
        onAlert: (alert) => dispatch({ type: 'pushed', alert }),
        onChanged: refreshEverywhere,
        onState: (isOpen) => setLive(isOpen ? 'live' : 'off'),
      });
      const stopPolling = startPolling(() => {
        void poll();
        if (!stream.isOpen()) refreshEverywhere();
      });
      return () => {
        stream.close();
        endLive();
        stopPolling();
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
    const retry = () => void acknowledger.retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  return { queue, dispatch, acknowledger };
}

/** The active project isn't read again: an empty form would fill by itself while the user turns to it. */
function refresh(queryClient: QueryClient): void {
  invalidateUpcomingAlerts(queryClient);
  invalidateListedProjects(queryClient);
}
