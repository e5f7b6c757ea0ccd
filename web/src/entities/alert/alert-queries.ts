import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';
import { isSameFiring, type Firing } from './firing.ts';

/** Alerts that are still to come, soonest first. */
export const upcomingAlertsQuery = apiQuery('GET /api/alerts/upcoming');

/** Alerts that are due and not handled, whether they were shown or not, oldest first. */
export const unhandledAlertsQuery = apiQuery('GET /api/alerts/unhandled');

/** Fetches the unhandled alerts. Never answered from the cache, nor by a call that started before. */
export async function fetchUnhandledAlerts(queryClient: QueryClient): Promise<Alert[]> {
  await queryClient.cancelQueries({ queryKey: unhandledAlertsQuery.queryKey });
  return queryClient.fetchQuery({ ...unhandledAlertsQuery, staleTime: 0 });
}

/** Takes a firing off the list at once; the server hears of it in the meantime. */
export function dropUnhandledAlert(queryClient: QueryClient, handled: Firing): void {
  queryClient.setQueryData(unhandledAlertsQuery.queryKey, (listed) =>
    listed?.filter((alert) => !isSameFiring(alert, handled)),
  );
}

export function invalidateUpcomingAlerts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: upcomingAlertsQuery.queryKey });
}
