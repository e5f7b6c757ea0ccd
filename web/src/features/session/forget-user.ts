import type { QueryClient } from '@tanstack/react-query';
import { hasDeparted } from '../../entities/session/session-end.ts';
import { sessionQuery } from '../../entities/session/session-query.ts';
import { localStore, sessionStore, userStoragePrefix } from '../../platform/storage/browser-storage.ts';
import { isKeptDraft } from '../../platform/storage/kept-draft.ts';
import { isPaymentRecord } from '../../platform/storage/payment-record.ts';
import { dismissToast, toast } from '../../ui/toast.tsx';

/**
 * The user's data under keys that the product's documents name, so they lack the user's prefix. `is_pwa_user` stays:
 * it says how the app is installed on this device, which is true for the next user too.
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
 * Clears everything of a user from this browser, which may be a shared computer: cached answers, drafts, pointers,
 * flags, and toasts, which may offer Undo.
 *
 * @param options.keepDrafts true when the session was lost, so that the user finds the typed text again
 */
export async function forgetUser(
  queryClient: QueryClient,
  userId: string,
  { keepDrafts }: { keepDrafts: boolean },
): Promise<void> {
  const belongsToUser = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== sessionQuery.queryKey[0],
  };
  // Removed without waiting for the cancellation: the next user's queries must not be removed with them.
  const canceled = queryClient.cancelQueries(belongsToUser);
  queryClient.removeQueries(belongsToUser);
  queryClient.getMutationCache().clear();
  dismissToast();
  wipeStorage(userId, keepDrafts);
  const wiped = keepDrafts ? wipeKeptAnswers(userId) : wipeDevice(userId);
  await Promise.allSettled([canceled, wiped, wipeCaches(), closeNotifications()]);
  // The rest comes first, because the toast stays.
  await wiped.catch(() => tellLeft());
}

/** Keeps of a user whose session ended between two visits only drafts and queued writes, as after a lost session. */
export async function forgetExpired(userId: string): Promise<void> {
  wipeUserStorage(userId, true);
  await wipeKeptAnswers(userId).catch(() => undefined);
}

function tellLeft(): void {
  toast({
    title: 'This browser may still have your data',
    description:
      'It did not let us remove what was kept here. Clear this site’s data in the browser’s settings.',
    variant: 'destructive',
  });
}

/** Key in local storage for whose data is being removed. A reload or a closed tab may interrupt it. */
const OWED_WIPE = 'print-partner:owed-wipe';

/** A form may store its text once more while it closes. */
const LATE_WRITES_MS = 1000;

/** Removes what this device's database holds of the user. Rejects if it can't. */
export async function wipeDevice(userId: string): Promise<void> {
  localStore.write(OWED_WIPE, userId);
  // Drafts that were mirrored just before, which load the same code, come first.
  await import('../../platform/storage/draft-mirror.ts');
  const { wipeUser } = await import('../../platform/storage/wipe-device.ts');
  // And what was still on its way.
  setTimeout(() => hasDeparted(userId) && void wipeUser(userId), LATE_WRITES_MS);
  if (!(await wipeUser(userId))) throw new Error('The database of this device could not be wiped');
  stopWipe();
}

/** Removes what was left by a sign-out that was interrupted. */
export function finishWipe(): void {
  const userId = localStore.read(OWED_WIPE);
  if (userId) void wipeDevice(userId).catch(() => undefined);
}

/** Nothing is removed later of who signs in now. */
export function stopWipe(): void {
  localStore.remove(OWED_WIPE);
}

async function wipeKeptAnswers(userId: string): Promise<void> {
  const { wipeAnswers } = await import('../../platform/storage/kept-answers.ts');
  await wipeAnswers(userId);
}

function wipeStorage(userId: string, keepDrafts: boolean): void {
  sessionStore.clear();
  for (const flag of personalFlags) localStore.remove(flag);
  for (const key of localStore.keys()) {
    if (isPaymentRecord(localStore.read(key) ?? '')) localStore.remove(key);
  }
  wipeUserStorage(userId, keepDrafts);
}

/** Removes everything under the user's prefix. */
export function wipeUserStorage(userId: string, keepDrafts = false): void {
  for (const key of localStore.keys(userStoragePrefix(userId))) {
    if (!(keepDrafts && isKeptDraft(key))) localStore.remove(key);
  }
}

/** Workbox's precache holds the app itself; any other cache may hold this user's data. */
async function wipeCaches(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

/** System notifications still open may show the user's projects. */
async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}
