import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { useIsModalOpen } from '../../ui/modal-stack.ts';
import {
  notificationPermission,
  requestNotifications,
  useNotificationPermission,
} from '../../ui/use-notification-permission.ts';
import { markRequested, readTipFlags, suppressTip } from './tip-flags.ts';
import { isTipDue } from './tip-rule.ts';

const isDueNow = () => isTipDue({ permission: notificationPermission(), ...readTipFlags() }, Date.now());

/** After a reminder was set. */
const DELAY_MS = 5000;

/**
 * Whether the tip is shown, and its answers. Opens once the user has a reminder that it is about and no dialog is open;
 * closes when answered in any tab.
 */
export function useTip() {
  const [isOpen, setOpen] = useState(false);
  const permission = useNotificationPermission();
  const isModalOpen = useIsModalOpen();
  const hasReminder = useHadReminder();
  const wasChecked = useRef(false);

  useEffect(() => {
    if (!hasReminder || isModalOpen || wasChecked.current) return;
    wasChecked.current = true;
    setOpen(isDueNow());
  }, [hasReminder, isModalOpen]);

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

  return { isOpen: isOpen && permission === 'default', enable, dismiss };
}

/** True from 5 s after the first reminder was set, or was found at the start. */
function useHadReminder(): boolean {
  const { data: upcoming = [] } = useQuery(upcomingAlertsQuery);
  const isSet = upcoming.length > 0;
  const [had, setHad] = useState(false);
  useEffect(() => {
    if (!isSet) return undefined;
    const timer = setTimeout(() => setHad(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSet]);
  return had;
}
