import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { invalidateUpcomingAlerts } from './alert-queries.ts';

/** Schedules an alert one minute from now, for the project with that uuid or for none. */
export function useSendTestAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectUuid: string | null) =>
      api('POST /api/alerts/test', { body: { project_id: projectUuid } }),
    onSuccess: () => invalidateUpcomingAlerts(queryClient),
  });
}
