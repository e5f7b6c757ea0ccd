import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { dropUnhandledAlert } from '../../entities/alert/alert-queries.ts';
import { type Firing, firingOf } from '../../entities/alert/firing.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { useIsModalOpen } from '../../ui/modal-stack.ts';
import { toast } from '../../ui/toast.tsx';
import type { ReminderPopupProps } from './components/reminder-popup.tsx';
import { alertText } from './alert-text.ts';
import { showFallback } from './reminder-toasts.ts';
import { useClickedReminders, useNotifications } from './system-notifications.ts';
import { useReminderQueue } from './reminder-queue.ts';
import { useTyping, useVisible } from './attention.ts';

const POPUP_TIMEOUT_MS = 10_000;

/** The same each time: a new list would be a change. */
const noAlerts: readonly Alert[] = [];

interface ReminderHostProps {
  /** Opens the project; throws or rejects on failure. */
  onOpenProject: (projectId: number) => void | Promise<void>;
}

/**
 * Shows due reminders, one at a time and never while the user types. A reminder is acknowledged after it was shown; it
 * stays listed until the user handles it.
 */
export function ReminderHost({ onOpenProject }: ReminderHostProps) {
  const { queue, dispatch, acknowledger, closer } = useReminderQueue();
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const { current, waiting } = queue;
  const isVisible = useVisible();
  // Over another dialog the reminder would be half hidden, yet count as shown.
  const isModalOpen = useIsModalOpen();
  const isTyping = useTyping();
  const next = isVisible && !isModalOpen && !current ? waiting[0] : undefined;
  const isNext = next !== undefined && !isTyping;
  useNotifications(isVisible ? noAlerts : waiting, userId);
  useClickedReminders(userId, {
    onOpened: (reminder) => {
      if (reminder.project) void openAtOnce(reminder, reminder.project.id);
    },
    onAnswered: leave,
  });

  useEffect(() => {
    if (isNext) dispatch({ type: 'show-next' });
  }, [isNext, dispatch]);

  function fallBack(alert: Alert) {
    try {
      // A toast would disappear unseen in a hidden tab.
      if (!isVisible) throw new Error('The tab is hidden');
      showFallback(alert);
      acknowledger.send(alert);
      dispatch({ type: 'closed', key: firingOf(alert) });
    } catch {
      dispatch({ type: 'failed', key: firingOf(alert) });
    }
  }

  /** A late acknowledgment of this firing must not suppress the next one. */
  function leave(firing: Firing) {
    acknowledger.forget(firing.id);
    dropUnhandledAlert(queryClient, firing);
    dispatch({ type: 'closed', key: firingOf(firing) });
  }

  function close(firing: Firing) {
    closer.send(firing);
    leave(firing);
  }

  async function openAtOnce(firing: Firing, projectId: number) {
    try {
      await onOpenProject(projectId);
      close(firing);
    } catch {
      toast({ title: 'Failed to open project', variant: 'destructive' });
    }
  }

  return (
    <>
      {/* Dialogs hide live regions without `aria-live`. */}
      <output aria-live="polite" className="sr-only">
        {next && isTyping && `Reminder: ${alertText(next)}. It opens when you stop typing.`}
      </output>
      {current && (
        <LazyPopup
          key={firingOf(current)}
          alert={current}
          onShown={() => acknowledger.send(current)}
          onFailed={() => fallBack(current)}
          onOpenProject={onOpenProject}
          onClose={() => close(current)}
          onHandled={() => leave(current)}
        />
      )}
    </>
  );
}

const loadPopup = () => import('./components/reminder-popup.tsx');

/** Loads the pop-up when the first reminder is due: dialogs are not in the first load. */
function LazyPopup({ onFailed, ...popup }: ReminderPopupProps & { onFailed: () => void }) {
  const code = useLazyCode(loadPopup, { timeoutMs: POPUP_TIMEOUT_MS, onFailure: onFailed });
  return (
    code && (
      <Boundary onError={onFailed}>
        <code.ReminderPopup {...popup} />
      </Boundary>
    )
  );
}
