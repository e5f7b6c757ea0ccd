import type { Alert } from '@printpartner/contracts/types';
import { alertText } from './alert-text.ts';
import { firingOf } from './reminder-queue.ts';

/** Shows a system notification if the user allowed it. A click on it focuses the tab. */
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
    // Android allows it only from a service worker. The pop-up appears when the tab is visible again.
    return null;
  }
}
