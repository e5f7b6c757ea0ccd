import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** Alerts that are still to come, soonest first. */
export const upcomingAlertsQuery = apiQuery('GET /api/alerts/upcoming');

/** Fetches the alerts that are due and not acknowledged, oldest first. Never answered from the cache. */
export function fetchDueAlerts(queryClient: QueryClient): Promise<Alert[]> {
  return queryClient.fetchQuery({ ...apiQuery('GET /api/alerts/due'), staleTime: 0 });
}

export function invalidateUpcomingAlerts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: upcomingAlertsQuery.queryKey });
}
