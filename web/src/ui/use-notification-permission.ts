import { useSyncExternalStore } from 'react';

/** The current permission; null in browsers without notifications. */
export function notificationPermission(): NotificationPermission | null {
  return 'Notification' in window ? Notification.permission : null;
}

/** The permission; updates when the user changes it, if the browser reports that. */
export function useNotificationPermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, notificationPermission);
}

/** Asks for permission; the browser shows its own question. Null where it can't be asked. */
export async function requestNotifications(): Promise<NotificationPermission | null> {
  try {
    const answer = await Notification.requestPermission();
    // oxlint-disable-next-line no-console -- a denial is only logged
    if (answer !== 'granted') console.info('Notifications stay off:', answer);
    return answer;
  } catch (error) {
    // oxlint-disable-next-line no-console -- nothing on screen depends on the answer
    console.warn('The browser could not ask for notification permission:', error);
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  const unsubscribed = new AbortController();
  const { signal } = unsubscribed;
  // The browser's settings page is another tab.
  document.addEventListener('visibilitychange', listener, { signal });
  void watch(listener, signal);
  return () => unsubscribed.abort();
}

async function watch(listener: () => void, signal: AbortSignal): Promise<void> {
  const permissions = navigator.permissions as Permissions | undefined;
  // Some browsers have the API but reject this name.
  const status = await permissions?.query({ name: 'notifications' }).catch(() => null);
  if (signal.aborted) return;
  status?.addEventListener('change', listener, { signal });
}
