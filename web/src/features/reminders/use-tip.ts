import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { upcomingAlertsQuery } from '../../entities/alert/alert-queries.ts';
import { useIsModalOpen } from '../../ui/modal-stack.ts';
import {
  notificationPermission,
  requestNotifications,
  useNotificationPermission,
} from '../../ui/use-notification-permission.ts';
import { localStore } from '../../platform/storage/browser-storage.ts';

const isDueNow = () => isTipDue({ permission: notificationPermission(), ...readTipFlags() }, Date.now());

/** The tip waits this long after a reminder was set. */
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

/** 30 days in ms: how long the tip stays hidden after it was answered. */
export const SUPPRESSION_MS = 2_592_000_000;

export interface TipState {
  /** Null in browsers without notifications. */
  permission: NotificationPermission | null;
  /** The tip has made the browser ask before. */
  wasRequested: boolean;
  /** Milliseconds since 1970; NaN when not set or not readable. */
  suppressedUntil: number;
}

/** True if the user can still be asked and hasn't answered the tip in the last 30 days. */
export function isTipDue({ permission, wasRequested, suppressedUntil }: TipState, now: number): boolean {
  const isSuppressed = now < suppressedUntil;
  return permission === 'default' && !wasRequested && !isSuppressed;
}

const REQUESTED_KEY = 'notification_permission_requested';
const SUPPRESSED_KEY = 'notification_tip_suppress_until';

type TipFlags = Pick<TipState, 'wasRequested' | 'suppressedUntil'>;

/** What this browser stores about the tip. If storage is blocked, the tip counts as never answered. */
export function readTipFlags(): TipFlags {
  const until = localStore.read(SUPPRESSED_KEY);
  return {
    wasRequested: localStore.read(REQUESTED_KEY) === 'true',
    suppressedUntil: until === null ? Number.NaN : Number(until),
  };
}

/** Hides the tip for 30 days after it was answered. */
export function suppressTip(now: number): void {
  write(SUPPRESSED_KEY, String(now + SUPPRESSION_MS));
}

/** The browser has asked the user, so the tip is no longer needed. */
export function markRequested(): void {
  write(REQUESTED_KEY, 'true');
}

function write(key: string, value: string): void {
  if (localStore.write(key, value)) return;
  // oxlint-disable-next-line no-console -- a cache that cannot be written is only logged
  console.warn(`Could not store ${key}: this browser offers notifications again at the next visit`);
}
