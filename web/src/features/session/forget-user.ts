import type { QueryClient } from '@tanstack/react-query';
import { sessionKey } from '../../platform/api/session-key.ts';
import { dismissToast } from '../../ui/toast.tsx';
import { isKeptDraft } from '../../platform/storage/kept-draft.ts';
import { isPaymentRecord } from '../../platform/storage/payment-record.ts';
import { userStoragePrefix } from '../../platform/storage/user-storage.ts';

/**
 * What is the user's but stands under names of its own, which the documents give. `is_pwa_user` is not among them: it
 * says how the app is installed on this device, which is as true for whoever comes next.
 */
const personalFlags = [
  'auth_token',
  'had_previous_access',
  'notification_permission_requested',
  'notification_tip_suppress_until',
  'paymentVerified',
  'print_partner_lifetime_access',
  'print_partner_trial_access',
];

/**
 * On a shared computer nothing of a user may outlive the session: cached answers, drafts, pointers, flags, and what is
 * still said on screen, perhaps with an Undo.
 *
 * @param options.keepDrafts the session was lost, and its user may come back for what was typed
 */
export async function forgetUser(
  queryClient: QueryClient,
  userId: string,
  { keepDrafts }: { keepDrafts: boolean },
): Promise<void> {
  const belongsToUser = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionKey[0],
  };
  // Cancelled first, but removed at once: the next user's queries must not be among them.
  const cancelled = queryClient.cancelQueries(belongsToUser);
  queryClient.removeQueries(belongsToUser);
  queryClient.getMutationCache().clear();
  dismissToast();
  wipeStorage(userId, keepDrafts);
  await Promise.allSettled([cancelled, wipeCaches(), closeNotifications()]);
}

function wipeStorage(userId: string, keepDrafts: boolean): void {
  try {
    sessionStorage.clear();
    for (const flag of personalFlags) localStorage.removeItem(flag);
    for (const [key, value] of Object.entries(localStorage)) {
      if (isPaymentRecord(String(value))) localStorage.removeItem(key);
    }
    wipeUserStorage(userId, keepDrafts);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

/** Removes what stands under the user's own prefix. */
export function wipeUserStorage(userId: string, keepDrafts = false): void {
  for (const key of Object.keys(localStorage)) {
    const isTheirs = key.startsWith(userStoragePrefix(userId));
    if (isTheirs && !(keepDrafts && isKeptDraft(key))) localStorage.removeItem(key);
  }
}

/** Workbox' precache is the app itself and nobody's; any other cache may hold answers meant for this user. */
async function wipeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

/** Those still on the desktop tell of the user's projects. */
async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
