import { localStore } from '../../platform/storage/browser-storage.ts';
import { suppressionMs, type TipState } from './tip-rule.ts';

const requestedKey = 'notification_permission_requested';
const suppressedKey = 'notification_tip_suppress_until';

type TipFlags = Pick<TipState, 'wasRequested' | 'suppressedUntil'>;

/** What this browser stores about the tip. If storage is blocked, the tip counts as never answered. */
export function readTipFlags(): TipFlags {
  const until = localStore.read(suppressedKey);
  return {
    wasRequested: localStore.read(requestedKey) === 'true',
    suppressedUntil: until === null ? Number.NaN : Number(until),
  };
}

/** Hides the tip for 30 days after it was answered. */
export function suppressTip(now: number): void {
  write(suppressedKey, String(now + suppressionMs));
}

/** The browser has asked the user, so the tip is no longer needed. */
export function markRequested(): void {
  write(requestedKey, 'true');
}

function write(key: string, value: string): void {
  if (localStore.write(key, value)) return;
  // oxlint-disable-next-line no-console -- a cache that cannot be written is only logged
  console.warn(`Could not store ${key}: this browser offers notifications again at the next visit`);
}
