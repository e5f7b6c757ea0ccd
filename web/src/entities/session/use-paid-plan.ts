import { useSyncExternalStore } from 'react';
import { localStore } from '../../platform/storage/browser-storage.ts';
import { paidPlan, type Plan } from './paid-access.ts';

const STANDALONE = '(display-mode: standalone)';

/** The plan that this browser shows signs of. Updates when the display mode or storage changes. */
export function usePaidPlan(): Plan | null {
  return useSyncExternalStore(subscribe, readPlan);
}

function readPlan(): Plan | null {
  return paidPlan({ isInstalled: isInstalled(), stored: readStorage() });
}

function isInstalled(): boolean {
  // Safari on iOS has its own property for this.
  const onHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onHomeScreen || window.matchMedia(STANDALONE).matches;
}

function readStorage(): Record<string, string> {
  return Object.fromEntries(localStore.keys().map((key) => [key, localStore.read(key) ?? '']));
}

function subscribe(listener: () => void): () => void {
  const displayMode = window.matchMedia(STANDALONE);
  displayMode.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    displayMode.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
