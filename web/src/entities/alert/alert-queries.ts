import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';
import { api } from '../../platform/api/client.ts';
import { expectedUser } from '../../platform/api/expected-user.ts';
import { pendingRequest } from '../../platform/pending-request.ts';
import { type Firing, isSameFiring } from './firing.ts';

/** Alerts that are still to come, soonest first. */
export const upcomingAlertsQuery = apiQuery('GET /api/alerts/upcoming');

/** Alerts that are due and not handled, whether they were shown or not, oldest first. */
export const unhandledAlertsQuery = apiQuery('GET /api/alerts/unhandled');

let lastCall = 0;
let lastAnswered = 0;

/**
 * Fetches the unhandled alerts for all who show them; undefined if a later call was answered first. Not with
 * `fetchQuery`, which joins a call in progress, whose answer may be older than the change that led here.
 */
export async function fetchUnhandledAlerts(queryClient: QueryClient): Promise<Alert[] | undefined> {
  lastCall += 1;
  const call = lastCall;
  const user = expectedUser();
  const alerts = await api('GET /api/alerts/unhandled');
  // Another user may have signed in meanwhile.
  if (call < lastAnswered || user !== expectedUser()) return undefined;
  lastAnswered = call;
  const { queryKey } = unhandledAlertsQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, alerts);
  return alerts;
}

/** Takes a firing off the list at once; the server is told in the meantime. */
export function dropUnhandledAlert(queryClient: QueryClient, handled: Firing): void {
  queryClient.setQueryData(unhandledAlertsQuery.queryKey, (listed) =>
    listed?.filter((alert) => !isSameFiring(alert, handled)),
  );
}

export function invalidateUpcomingAlerts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: upcomingAlertsQuery.queryKey });
}

/** Asks the reminders to show an alert that was shown before, now or as soon as they have loaded. */
export const { request: offerAlert, useRequests: useOfferedAlerts } = pendingRequest<Alert>('offered alert');
