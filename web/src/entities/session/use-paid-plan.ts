import { useSyncExternalStore } from 'react';
import { paidPlan, type Plan } from './paid-access.ts';

const standalone = '(display-mode: standalone)';

/** The plan that this browser shows signs of, followed while display mode and storage change. */
export function usePaidPlan(): Plan | null {
  return useSyncExternalStore(subscribe, readPlan);
}

function readPlan(): Plan | null {
  return paidPlan({ isInstalled: isInstalled(), stored: readStorage() });
}

function isInstalled(): boolean {
  // Safari on iOS says it in a property of its own.
  const onHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return onHomeScreen || window.matchMedia(standalone).matches;
}

function readStorage(): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(localStorage));
  } catch {
    // A browser that forbids storage holds no sign.
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  const displayMode = window.matchMedia(standalone);
  displayMode.addEventListener('change', listener);
  window.addEventListener('storage', listener);
  return () => {
    displayMode.removeEventListener('change', listener);
    window.removeEventListener('storage', listener);
  };
}
