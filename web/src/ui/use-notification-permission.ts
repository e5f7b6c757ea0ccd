import { useSyncExternalStore } from 'react';

/** The current permission; null in browsers without notifications. */
export function notificationPermission(): NotificationPermission | null {
  return 'Notification' in window ? Notification.permission : null;
}

/** The permission; updates when the user changes it, if the browser reports that. */
export function useNotificationPermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, notificationPermission);
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
