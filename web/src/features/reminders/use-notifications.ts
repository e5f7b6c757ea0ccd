import { useEffect, useRef } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { alertText } from './alert-text.ts';
import { firingOf } from '../../entities/alert/firing.ts';

/**
 * Shows one system notification per waiting firing. Closes it when the firing no longer waits: it is on screen, was
 * seen elsewhere, or the home screen unmounted.
 */
export function useNotifications(waiting: readonly Alert[]): void {
  const shown = useRef(new Map<string, Notification | null>());

  useEffect(() => {
    const keys = new Set(waiting.map(firingOf));
    for (const [key, notification] of shown.current) {
      if (!keys.has(key)) notification?.close();
    }
    for (const alert of waiting) {
      const key = firingOf(alert);
      if (!shown.current.has(key)) shown.current.set(key, notifySystem(alert));
    }
  }, [waiting]);

  useEffect(() => {
    const all = shown.current;
    return () => {
      for (const notification of all.values()) notification?.close();
      all.clear();
    };
  }, []);
}

/** Shows a system notification if the user allowed it. A click on it focuses the tab. */
function notifySystem(alert: Alert): Notification | null {
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
