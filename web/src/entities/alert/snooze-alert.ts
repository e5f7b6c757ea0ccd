import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { invalidateReminders } from '../../features/reminders/api/invalidate-reminders.ts';

export interface Snooze {
  alertId: string;
  /** Milliseconds since 1970. */
  until: number;
}

export function useSnooze() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ alertId, until }: Snooze) =>
      api('POST /api/alerts/:id/snooze', {
        params: { id: alertId },
        body: { fire_at_utc: new Date(until).toISOString() },
      }),
    onSuccess: () => invalidateReminders(queryClient),
  });
}
