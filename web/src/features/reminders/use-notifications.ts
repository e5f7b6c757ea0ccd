import { useEffect, useRef } from 'react';
import type { Alert } from '@printpartner/contracts/types';
import { firingOf } from '../../entities/alert/firing.ts';
import { showSystemNotification } from './system-notification.ts';

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
