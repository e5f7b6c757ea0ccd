import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { invalidateUpcomingAlerts } from './alert-queries.ts';

/** One firing of an alert. A snoozed alert keeps its id and fires again at another time. */
export type Firing = Pick<Alert, 'id' | 'fire_at_utc'>;

/** Tells the server that the user has seen this firing. Idempotent. */
export async function acknowledgeAlert({ id, fire_at_utc }: Firing): Promise<void> {
  await api('POST /api/alerts/:id/ack', { params: { id }, body: { fire_at_utc } });
}

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

/** Schedules an alert one minute from now, for the project with that uuid or for none. */
export function useSendTestAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectUuid: string | null) =>
      api('POST /api/alerts/test', { body: { project_id: projectUuid } }),
    onSuccess: () => invalidateUpcomingAlerts(queryClient),
  });
}
