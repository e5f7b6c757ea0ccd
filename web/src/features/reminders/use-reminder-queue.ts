import { useEffect, useEffectEvent, useReducer } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { acknowledgeAlert } from '../../entities/alert/acknowledge-alert.ts';
import { fetchDueAlerts } from '../../entities/alert/alert-queries.ts';
import { createAcknowledger } from './acknowledger.ts';
import { openAlertStream } from './alert-stream.ts';
import { followLead } from './lead-tab.ts';
import { createPoller } from './poller.ts';
import { emptyQueue, reduceQueue } from './reminder-queue.ts';

// Both outlive the home screen: after a look at another page, what was shown must not come up again.
const acknowledger = createAcknowledger(acknowledgeAlert);
let seenInThisTab = emptyQueue.seen;

/** What is due, by push with the poller as the net, while this tab leads its browser. */
export function useReminderQueue() {
  const queryClient = useQueryClient();
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue, (empty) => ({
    ...empty,
    seen: seenInThisTab,
  }));
  const waitingNow = useEffectEvent(() => queue.waiting);

  useEffect(() => {
    seenInThisTab = queue.seen;
  }, [queue.seen]);

  useEffect(() => {
    // Undefined in a tab that has lost the lead: what it still hears is not for it.
    let stopLeading: (() => void) | undefined;

    async function poll() {
      await acknowledger.retry();
      const asked = waitingNow();
      // A failed poll is the business of the next one.
      const due = await fetchDueAlerts(queryClient).catch(() => null);
      if (due && stopLeading) dispatch({ type: 'polled', due, asked });
    }
    const startPolling = createPoller(() => void poll());

    function lead() {
      const closeStream = openAlertStream((alert) => dispatch({ type: 'pushed', alert }));
      const stopPolling = startPolling();
      return () => {
        closeStream();
        stopPolling();
        dispatch({ type: 'lead-lost' });
      };
    }

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
