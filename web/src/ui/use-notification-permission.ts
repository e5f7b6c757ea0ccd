import { useSyncExternalStore } from 'react';

/** What this browser allows now; null where it knows no notifications. */
export function notificationPermission(): NotificationPermission | null {
  return 'Notification' in window ? Notification.permission : null;
}

/** Likewise, and it follows what the user changes beside the address bar, where the browser tells of it. */
export function useNotificationPermission(): NotificationPermission | null {
  return useSyncExternalStore(subscribe, notificationPermission);
}

function subscribe(listener: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  // The browser's own settings page lies in another tab.
  document.addEventListener('visibilitychange', listener, { signal });
  void watch(listener, signal);
  return () => gone.abort();
}

async function watch(listener: () => void, signal: AbortSignal): Promise<void> {
  const permissions = navigator.permissions as Permissions | undefined;
  // Some browsers have permissions, but none of this name.
  const status = await permissions?.query({ name: 'notifications' }).catch(() => null);
  if (signal.aborted) return;
  status?.addEventListener('change', listener, { signal });
}
