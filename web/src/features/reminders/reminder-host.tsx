import { useEffect } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { LazyPopup } from './components/lazy-popup.tsx';
import { firingOf } from './reminder-queue.ts';
import { showFallback } from './show-fallback.ts';
import { useNotifications } from './use-notifications.ts';
import { useReminderQueue } from './use-reminder-queue.ts';
import { useVisible } from './use-visible.ts';
import { whenNoModal } from './when-no-modal.ts';

interface ReminderHostProps {
  /** Brings up the project; throws, or rejects, when it cannot. */
  onOpenProject: (projectId: number) => void | Promise<void>;
}

/**
 * Shows reminders as they fall due, one at a time. Shown comes first, then the server is told;
 * an alert that could not be shown stays due.
 */
export function ReminderHost({ onOpenProject }: ReminderHostProps) {
  const { queue, dispatch, acknowledger } = useReminderQueue();
  const { current, waiting } = queue;
  const isVisible = useVisible();
  const isNext = isVisible && !current && waiting.length > 0;
  useNotifications(isVisible ? [] : waiting);

  useEffect(() => {
    // Over another dialog it would be half covered, and yet count as seen.
    return isNext ? whenNoModal(() => dispatch({ type: 'show-next' })) : undefined;
  }, [isNext, dispatch]);

  if (!current) return null;

  function fallBack(alert: Alert) {
    try {
      // A toast would be gone before anybody came back to see it.
      if (!isVisible) throw new Error('Nobody is looking');
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
