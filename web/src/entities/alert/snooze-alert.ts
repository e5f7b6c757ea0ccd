import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { invalidateUpcomingAlerts } from './alert-queries.ts';

interface Snooze {
  alertId: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Moves an alert to a later time. */
export function useSnoozeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ alertId, until }: Snooze) =>
      api('POST /api/alerts/:id/snooze', {
        params: { id: alertId },
        body: { fire_at_utc: new Date(until).toISOString() },
      }),
    onSuccess: () => invalidateUpcomingAlerts(queryClient),
  });
}
