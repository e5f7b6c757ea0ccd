import type { QueryClient } from '@tanstack/react-query';
import { type Alert, statusAfterSnooze } from '@printpartner/contracts/types';
import { restoreStatus, type StatusChange } from '../../entities/project/change-project.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { toast, type ToastOptions } from '../../ui/toast.tsx';
import { timeFormat } from '../../platform/time/time-format.ts';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { failedSnoozeOf } from '../../entities/alert/change-alert.ts';
import type { ApiError } from '../../platform/api/api-error.ts';
import { alertText, plainAlertText } from './alert-text.ts';

const UNDO_MS = 10_000;
const untilFormat = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/**
 * Says until when a reminder was snoozed, and whether that opened its project again, which it can take back.
 *
 * @param alert with the project as it was before the snooze. A test alert doesn't change it.
 */
export function snoozedToast(
  queryClient: QueryClient,
  until: number,
  { alert_type: type, project: before }: Pick<Alert, 'alert_type' | 'project'>,
): ToastOptions {
  const description = `Until ${untilFormat(until)}.`;
  if (type === 'smoke-test') return { title: 'Test alert snoozed', description };
  const title = 'Reminder snoozed';
  const after = before ? statusAfterSnooze(before.status) : undefined;
  if (!before || after === undefined || after === before.status) return { title, description };
  return {
    title,
    description: `${description} The project's status is now “${after}”.`,
    durationMs: UNDO_MS,
    action: {
      label: 'Undo status',
      onClick: () => void undoStatus(queryClient, { projectId: before.id, before: before.status, after }),
    },
  };
}

async function undoStatus(queryClient: QueryClient, change: StatusChange): Promise<void> {
  const title = 'Status not restored';
  try {
    const isRestored = await restoreStatus(queryClient, change);
    if (isRestored) toast({ title: 'Status restored' });
    else toast({ title, description: 'It was changed since the snooze.' });
  } catch (error) {
    toast({
      title,
      description: failureText(error, 'Try again in Project Tracking.'),
      variant: 'destructive',
    });
  }
}

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

/** Says why an action on a reminder was refused, whose pop-up closes then. */
export function reportPastFiring(error: ApiError): void {
  toast({
    title: 'Reminder changed elsewhere',
    description: `${error.detail ?? 'This reminder was changed.'} Nothing was changed here.`,
    variant: 'destructive',
  });
}

const FALLBACK_TOAST_MS = 8000;

/** Shows the alert when the pop-up can't: as a toast, else with `window.alert`. Throws if that fails too. */
export function showFallback(alert: Alert): void {
  try {
    toast({ title: 'Reminder', description: alertText(alert), durationMs: FALLBACK_TOAST_MS });
  } catch {
    window.alert(plainAlertText(alert));
  }
}
