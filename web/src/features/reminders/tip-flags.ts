import { suppressionMs, type TipState } from './tip-rule.ts';

const requestedKey = 'notification_permission_requested';
const suppressedKey = 'notification_tip_suppress_until';

type TipFlags = Pick<TipState, 'wasRequested' | 'suppressedUntil'>;

/** What this browser keeps of the tip; what cannot be read was never answered. */
export function readTipFlags(): TipFlags {
  try {
    const until = localStorage.getItem(suppressedKey);
    return {
      wasRequested: localStorage.getItem(requestedKey) === 'true',
      suppressedUntil: until === null ? Number.NaN : Number(until),
    };
  } catch {
    return { wasRequested: false, suppressedUntil: Number.NaN };
  }
}

/** The tip was answered: it stays away for 30 days. */
export function suppressTip(now: number): void {
  keep(suppressedKey, String(now + suppressionMs));
}

/** The browser has been told to ask: the tip has nothing left to offer. */
export function markRequested(): void {
  keep(requestedKey, 'true');
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    // oxlint-disable-next-line no-console -- a cache that cannot be written is only logged
    console.warn('This browser keeps nothing, and offers notifications again at the next visit:', error);
  }
}
