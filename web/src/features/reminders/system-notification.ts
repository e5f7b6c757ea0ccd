import type { Alert } from '@printpartner/contracts/types';
import { firingOf } from '../../entities/alert/firing.ts';
import type { ReminderAction, ReminderNotification } from '../../entities/alert/reminder-notification.ts';
import { activeWorker } from '../../platform/worker/active-worker.ts';
import { isBareTest } from './alert-kind.ts';
import { alertText } from './alert-text.ts';

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
export function showSystemNotification(alert: Alert, userId: string): () => void {
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
    // As in the pop-up: a reminder without a project can be snoozed, a test without one only read. Where only two fit, Open is left out: a click on the notification leads there, too.
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
