import type { QueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { restoreStatus } from '../../entities/project/restore-status.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { toast, type ToastOptions } from '../../ui/toast.tsx';

/** The status that a snooze gives to a project. */
const SNOOZED_STATUS = 'open';
const UNDO_MS = 10_000;
const untilFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Says until when a reminder was snoozed, and that this changed the status of its project, which it can bring back.
 *
 * @param alert with the project as it was before the snooze. A test alert doesn't change it.
 */
export function snoozedToast(
  queryClient: QueryClient,
  until: number,
  { alert_type: type, project: before }: Pick<Alert, 'alert_type' | 'project'>,
): ToastOptions {
  const description = `Until ${untilFormat.format(until)}.`;
  if (type === 'smoke-test') return { title: 'Test alert snoozed', description };
  const title = 'Reminder snoozed';
  if (!before || before.status === SNOOZED_STATUS) return { title, description };
  return {
    title,
    description: `${description} The project's status is now “${SNOOZED_STATUS}”.`,
    durationMs: UNDO_MS,
    action: {
      label: 'Undo status',
      onClick: () => void undoStatus(queryClient, before),
    },
  };
}

async function undoStatus(
  queryClient: QueryClient,
  { id: projectId, status: before }: NonNullable<Alert['project']>,
): Promise<void> {
  const title = 'Status not restored';
  try {
    const change = { projectId, before, after: SNOOZED_STATUS };
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
