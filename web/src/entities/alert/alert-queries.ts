import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** What is due and not acknowledged, oldest first; every asking goes to the server. */
export function fetchDueAlerts(queryClient: QueryClient): Promise<Alert[]> {
  return queryClient.fetchQuery({ ...apiQuery('GET /api/alerts/due'), staleTime: 0 });
}
