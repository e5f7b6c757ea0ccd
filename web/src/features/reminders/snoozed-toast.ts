import type { QueryClient } from '@tanstack/react-query';
import { statusAfterSnooze, type Alert } from '@printpartner/contracts/types';
import { restoreStatus, type StatusChange } from '../../entities/project/restore-status.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { toast, type ToastOptions } from '../../ui/toast.tsx';
import { timeFormat } from '../../platform/time/time-format.ts';

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
