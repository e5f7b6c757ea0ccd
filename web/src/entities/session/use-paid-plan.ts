import { useSyncExternalStore } from 'react';
import { localStore } from '../../platform/storage/browser-storage.ts';
import { isPaymentRecord } from '../../platform/storage/payment-record.ts';

const STANDALONE = '(display-mode: standalone)';

/** The plan that this browser shows signs of. Updates when the display mode or storage changes. */
export function usePaidPlan(): Plan | null {
  return useSyncExternalStore(subscribe, readPlan);
}

function readPlan(): Plan | null {
  return paidPlan({ isInstalled: isInstalledApp(), stored: readStorage() });
}

function isInstalledApp(): boolean {
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

/** Flags that mobile purchases and earlier versions store in a browser. */
const accessFlags = [
  'had_previous_access',
  'is_pwa_user',
  'print_partner_lifetime_access',
  'print_partner_trial_access',
  'paymentVerified',
];

type Plan = 'lifetime';

interface AccessSigns {
  /** The app is installed or runs in standalone display mode. */
  isInstalled: boolean;
  /** The browser's local storage. */
  stored: Readonly<Record<string, string>>;
}

/**
 * Lifetime if the app is installed or a flag or payment record is stored; else null. Only a hint for the screen: the
 * server neither sees nor trusts it.
 */
export function paidPlan({ isInstalled, stored }: AccessSigns): Plan | null {
  const hasFlag = accessFlags.some((flag) => isSet(stored[flag]));
  return isInstalled || hasFlag || Object.values(stored).some(isPaymentRecord) ? 'lifetime' : null;
}

const unset = new Set(['', 'false', '0', 'null', 'undefined']);

function isSet(flag: string | undefined): boolean {
  return flag !== undefined && !unset.has(flag);
}
