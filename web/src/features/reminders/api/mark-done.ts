import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { invalidateReminders } from './invalidate-reminders.ts';

/** Takes the reminder off its project. */
export function useMarkDone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectId: number) =>
      api('PATCH /api/projects/:id', {
        params: { id: projectId },
        body: { reminder_date: null, reminder_time: null, reminder_message: null },
      }),
    onSuccess: () => invalidateReminders(queryClient),
  });
}
