import { localStore } from '../../platform/storage/browser-storage.ts';
import { SUPPRESSION_MS, type TipState } from './tip-rule.ts';

const REQUESTED_KEY = 'notification_permission_requested';
const SUPPRESSED_KEY = 'notification_tip_suppress_until';

type TipFlags = Pick<TipState, 'wasRequested' | 'suppressedUntil'>;

/** What this browser stores about the tip. If storage is blocked, the tip counts as never answered. */
export function readTipFlags(): TipFlags {
  const until = localStore.read(SUPPRESSED_KEY);
  return {
    wasRequested: localStore.read(REQUESTED_KEY) === 'true',
    suppressedUntil: until === null ? Number.NaN : Number(until),
  };
}

/** Hides the tip for 30 days after it was answered. */
export function suppressTip(now: number): void {
  write(SUPPRESSED_KEY, String(now + SUPPRESSION_MS));
}

/** The browser has asked the user, so the tip is no longer needed. */
export function markRequested(): void {
  write(REQUESTED_KEY, 'true');
}

function write(key: string, value: string): void {
  if (localStore.write(key, value)) return;
  // oxlint-disable-next-line no-console -- a cache that cannot be written is only logged
  console.warn(`Could not store ${key}: this browser offers notifications again at the next visit`);
}
