import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { failedSnoozeOf } from '../../entities/alert/change-alert.ts';
import { toast } from '../../ui/toast.tsx';
import { snoozedToast } from './snoozed-toast.ts';

/**
 * Says what became of a snooze that failed, whose reminder was then handled or moved elsewhere, so that its pop-up
 * closed. Says nothing to a user who had not tried to snooze it.
 */
export async function reportClosedElsewhere(queryClient: QueryClient, alert: Alert): Promise<void> {
  const until = failedSnoozeOf(queryClient, alert);
  if (until === undefined) return;
  // Only the answer may have been lost.
  const upcoming = await queryClient.fetchQuery({ ...upcomingAlertsQuery, staleTime: 0 }).catch(() => []);
  const isSaved = upcoming.some(
    ({ id, fire_at_utc }) => id === alert.id && Date.parse(fire_at_utc) === until,
  );
  if (isSaved) toast(snoozedToast(queryClient, until, alert));
  else
    toast({
      title: 'Reminder changed elsewhere',
      description: 'It was handled or moved in the meantime. Your snooze wasn’t saved.',
      variant: 'destructive',
    });
}
