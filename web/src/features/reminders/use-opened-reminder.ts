import { useEffect, useEffectEvent } from 'react';
import { isOpenedReminder, type OpenedReminder } from '../../entities/alert/reminder-notification.ts';

/**
 * Receives a reminder of this user that was opened from its system notification.
 *
 * @param userId whose screen this is; another user's reminder is left to a new tab
 */
export function useOpenedReminder(userId: string, onOpened: (reminder: OpenedReminder) => void): void {
  const handleOpened = useEffectEvent(onOpened);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const handle = ({ data, ports }: MessageEvent<unknown>) => {
      if (!isOpenedReminder(data) || data.userId !== userId) return;
      ports[0]?.postMessage('taken');
      handleOpened(data);
    };
    navigator.serviceWorker.addEventListener('message', handle);
    return () => navigator.serviceWorker.removeEventListener('message', handle);
  }, [userId]);
}
