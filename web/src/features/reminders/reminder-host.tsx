import { useEffect } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { useLazyCode } from '../../platform/lazy/use-lazy-code.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { useIsModalOpen } from '../../ui/modal-stack.ts';
import type { ReminderPopupProps } from './components/reminder-popup.tsx';
import { firingOf } from './reminder-queue.ts';
import { showFallback } from './show-fallback.ts';
import { useNotifications } from './use-notifications.ts';
import { useReminderQueue } from './use-reminder-queue.ts';
import { useVisible } from './use-visible.ts';

const POPUP_TIMEOUT_MS = 10_000;

interface ReminderHostProps {
  /** Opens the project; throws or rejects on failure. */
  onOpenProject: (projectId: number) => void | Promise<void>;
}

/**
 * Shows due reminders, one at a time. A reminder is acknowledged only after it was shown; one that could not be shown
 * stays due.
 */
export function ReminderHost({ onOpenProject }: ReminderHostProps) {
  const { queue, dispatch, acknowledger } = useReminderQueue();
  const { current, waiting } = queue;
  const isVisible = useVisible();
  // Over another dialog the reminder would be half hidden, yet count as shown.
  const isModalOpen = useIsModalOpen();
  const isNext = isVisible && !isModalOpen && !current && waiting.length > 0;
  useNotifications(isVisible ? [] : waiting);

  useEffect(() => {
    if (isNext) dispatch({ type: 'show-next' });
  }, [isNext, dispatch]);

  if (!current) return null;

  function fallBack(alert: Alert) {
    try {
      // In a hidden tab the toast would disappear unseen.
      if (!isVisible) throw new Error('The tab is hidden');
      showFallback(alert);
      acknowledger.shown(alert);
      dispatch({ type: 'closed' });
    } catch {
      dispatch({ type: 'failed', key: firingOf(alert) });
    }
  }

  return (
    <LazyPopup
      key={firingOf(current)}
      alert={current}
      onShown={() => acknowledger.shown(current)}
      onFailed={() => fallBack(current)}
      onSnoozed={() => acknowledger.forget(current.id)}
      onOpenProject={onOpenProject}
      onClose={() => dispatch({ type: 'closed' })}
    />
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
