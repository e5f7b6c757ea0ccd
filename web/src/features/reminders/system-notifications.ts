import { useEffect, useEffectEvent, useRef } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import {
  firingOf,
  isClickedReminder,
  OPEN_PROJECT,
  TAKEN,
  type Firing,
  type ReminderAction,
  type ReminderNotification,
} from '../../entities/alert/firing.ts';
import { alertText, isBareTest } from './alert-text.ts';

/**
 * Shows one system notification per waiting firing. Closes it when the firing no longer waits: it is on screen, was
 * seen elsewhere, or the home screen unmounted.
 */
export function useNotifications(waiting: readonly Alert[], userId: string): void {
  const closers = useRef(new Map<string, () => void>());

  useEffect(() => {
    const keys = new Set(waiting.map(firingOf));
    for (const [key, close] of closers.current) {
      if (keys.has(key)) continue;
      close();
      closers.current.delete(key);
    }
    for (const alert of waiting) {
      const key = firingOf(alert);
      if (!closers.current.has(key)) closers.current.set(key, showSystemNotification(alert, userId));
    }
  }, [waiting, userId]);

  useEffect(() => {
    const all = closers.current;
    return () => {
      for (const close of all.values()) close();
      all.clear();
    };
  }, []);
}

/** The DOM library lacks buttons of notifications, which only some browsers show. */
interface NotificationWithActions extends NotificationOptions {
  actions: { action: ReminderAction; title: string }[];
}

const TITLE = 'Project Reminder';
const done = { action: 'done', title: 'Done' } as const;
const snooze = { action: 'snooze', title: 'Snooze until tomorrow' } as const;
const open = { action: 'open', title: 'Open' } as const;

/**
 * Shows a system notification if the user allowed it: by the worker, whose notifications have buttons and work on
 * Android, or without a worker by the page.
 *
 * @returns a function that closes it
 */
function showSystemNotification(alert: Alert, userId: string): () => void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return () => {};
  let isClosed = false;
  const shown = show(alert, userId, () => isClosed);
  return () => {
    isClosed = true;
    void shown.then((close) => close());
  };
}

async function show(alert: Alert, userId: string, isClosed: () => boolean): Promise<() => void> {
  try {
    const registration = await activeWorker();
    if (isClosed()) return () => {};
    return registration ? await showByWorker(registration, alert, userId) : showByPage(alert);
  } catch (error) {
    // oxlint-disable-next-line no-console -- the pop-up appears when the tab is visible again
    console.warn('The system notification could not be shown:', error);
    return () => {};
  }
}

async function showByWorker(
  registration: ServiceWorkerRegistration,
  alert: Alert,
  userId: string,
): Promise<() => void> {
  const { id, fire_at_utc, project } = alert;
  const tag = firingOf(alert);
  const data: ReminderNotification = {
    id,
    fire_at_utc,
    userId,
    project: project && { id: project.id, uuid: project.uuid },
  };
  const options: NotificationWithActions = {
    body: alertText(alert),
    tag,
    data,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    // The buttons are those of the pop-up: a reminder without a project can be snoozed, a test without one only read. Where
    // only two fit, Open is left out: a click on the notification leads there, too.
    actions: project ? [done, snooze, open] : isBareTest(alert) ? [] : [snooze],
  };
  await registration.showNotification(TITLE, options);
  return () => void closeByTag(registration, tag);
}

async function closeByTag(registration: ServiceWorkerRegistration, tag: string): Promise<void> {
  for (const notification of await registration.getNotifications({ tag })) notification.close();
}

/** A click on it focuses the tab. */
function showByPage(alert: Alert): () => void {
  const notification = new Notification(TITLE, { body: alertText(alert), tag: firingOf(alert) });
  notification.addEventListener('click', () => {
    window.focus();
    notification.close();
  });
  return () => notification.close();
}

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

/** The registration of the app's worker, once one is active; undefined without one. */
async function activeWorker(): Promise<ServiceWorkerRegistration | undefined> {
  // Missing in old browsers and on plain http outside localhost.
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return registration?.active ? registration : undefined;
}
