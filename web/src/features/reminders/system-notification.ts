import type { Alert } from '@printpartner/contracts/types';
import { alertText } from './alert-text.ts';
import { firingOf } from './reminder-queue.ts';

/** Raises the system's notification, where the user allowed it; a click brings the tab back. */
export function notifySystem(alert: Alert): Notification | null {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  try {
    const notification = new Notification('Project Reminder', {
      body: alertText(alert),
      tag: firingOf(alert),
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
    return notification;
  } catch {
    // Android allows it from a service worker only; the pop-up waits for the tab to come back.
    return null;
  }
}
