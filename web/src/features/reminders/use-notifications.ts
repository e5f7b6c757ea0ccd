import { useEffect, useRef } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { firingOf } from './reminder-queue.ts';
import { notifySystem } from './system-notification.ts';

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
