import { useEffect, useEffectEvent } from 'react';
import type { Firing } from '../../entities/alert/firing.ts';
import {
  isClickedReminder,
  OPEN_PROJECT,
  type ReminderNotification,
  TAKEN,
} from '../../entities/alert/reminder-notification.ts';

interface ClickEvents {
  /** The user wants to see its project here. */
  onOpened: (reminder: ReminderNotification) => void;
  /** It is done or snoozed. */
  onAnswered: (firing: Firing) => void;
}

/**
 * Follows clicks on system notifications of this user's reminders, which the worker receives.
 *
 * @param userId whose screen this is; another user's reminder is left to a new tab
 */
export function useClickedReminders(userId: string, events: ClickEvents): void {
  const handleOpened = useEffectEvent(events.onOpened);
  const handleAnswered = useEffectEvent(events.onAnswered);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const handle = ({ data, ports: [port] }: MessageEvent<unknown>) => {
      if (!isClickedReminder(data) || data.userId !== userId) return;
      if (data.type === 'answered') return handleAnswered(data);
      port?.addEventListener('message', ({ data: answer }: MessageEvent<unknown>) => {
        if (answer === OPEN_PROJECT) handleOpened(data);
      });
      port?.start();
      port?.postMessage(TAKEN);
    };
    navigator.serviceWorker.addEventListener('message', handle);
    return () => navigator.serviceWorker.removeEventListener('message', handle);
  }, [userId]);
}
