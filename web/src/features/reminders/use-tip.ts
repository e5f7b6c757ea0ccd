import { useEffect, useRef, useState } from 'react';
import { useIsModalOpen } from '../../ui/modal-stack.ts';
import {
  notificationPermission,
  requestNotifications,
  useNotificationPermission,
} from '../../ui/use-notification-permission.ts';
import { markRequested, readTipFlags, suppressTip } from './tip-flags.ts';
import { isTipDue } from './tip-rule.ts';

const isDueNow = () => isTipDue({ permission: notificationPermission(), ...readTipFlags() }, Date.now());

/** Whether the tip is shown, and its answers. Opens once no dialog is open; closes when answered in any tab. */
export function useTip() {
  const [isOpen, setOpen] = useState(false);
  const permission = useNotificationPermission();
  const isModalOpen = useIsModalOpen();
  const wasChecked = useRef(false);

  useEffect(() => {
    if (isModalOpen || wasChecked.current) return;
    wasChecked.current = true;
    setOpen(isDueNow());
  }, [isModalOpen]);

  useEffect(() => {
    // Answered in another tab.
    const check = () => setOpen((wasOpen) => wasOpen && isDueNow());
    window.addEventListener('storage', check);
    return () => window.removeEventListener('storage', check);
  }, []);

  function dismiss() {
    suppressTip(Date.now());
    setOpen(false);
  }

  async function enable() {
    markRequested();
    dismiss();
    await requestNotifications();
  }

  return { isOpen: isOpen && permission === 'default', isModalOpen, enable, dismiss };
}
