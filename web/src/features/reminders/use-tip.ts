import { useEffect, useState } from 'react';
import { notificationPermission, useNotificationPermission } from '../../ui/use-notification-permission.ts';
import { markRequested, readTipFlags, suppressTip } from './tip-flags.ts';
import { isTipDue } from './tip-rule.ts';
import { whenNoModal } from './when-no-modal.ts';

const isDueNow = () => isTipDue({ permission: notificationPermission(), ...readTipFlags() }, Date.now());

/** Whether the tip stands, and what answers it. It comes once no dialog is open, and goes when it is answered anywhere. */
export function useTip() {
  const [isOpen, setOpen] = useState(false);
  const permission = useNotificationPermission();

  useEffect(() => whenNoModal(() => setOpen(isDueNow())), []);

  useEffect(() => {
    // Answered in another tab.
    const look = () => setOpen((wasOpen) => wasOpen && isDueNow());
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  function dismiss() {
    suppressTip(Date.now());
    setOpen(false);
  }

  async function enable() {
    markRequested();
    dismiss();
    try {
      const answer = await Notification.requestPermission();
      // oxlint-disable-next-line no-console -- a denial is only logged
      if (answer !== 'granted') console.info('Notifications stay off:', answer);
    } catch (error) {
      // oxlint-disable-next-line no-console -- nobody waits for an answer
      console.warn('This browser did not ask for notifications:', error);
    }
  }

  return { isOpen: isOpen && permission === 'default', enable, dismiss };
}
