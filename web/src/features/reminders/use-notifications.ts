import { useEffect, useRef } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { firingOf } from './reminder-queue.ts';
import { notifySystem } from './system-notification.ts';

/**
 * Raises one notification of the system for each firing that waits for somebody to look. It goes when it waits no
 * longer: it is being looked at, was seen elsewhere, or the home has gone.
 */
export function useNotifications(waiting: readonly Alert[]): void {
  const raised = useRef(new Map<string, Notification | null>());

  useEffect(() => {
    const keys = new Set(waiting.map(firingOf));
    for (const [key, notification] of raised.current) {
      if (!keys.has(key)) notification?.close();
    }
    for (const alert of waiting) {
      const key = firingOf(alert);
      if (!raised.current.has(key)) raised.current.set(key, notifySystem(alert));
    }
  }, [waiting]);

  useEffect(() => {
    const all = raised.current;
    return () => {
      for (const notification of all.values()) notification?.close();
      all.clear();
    };
  }, []);
}
