/** How long the tip stays away once it was answered: 30 days, ms. */
export const suppressionMs = 2_592_000_000;

export interface TipState {
  /** Null where the browser knows no notifications. */
  permission: NotificationPermission | null;
  /** This browser has asked its user before, through the tip. */
  wasRequested: boolean;
  /** Milliseconds since 1970; NaN when it was never set, or cannot be read. */
  suppressedUntil: number;
}

/** Whether to offer notifications: only to who can still choose, and has not answered lately. */
export function isTipDue({ permission, wasRequested, suppressedUntil }: TipState, now: number): boolean {
  const isSuppressed = now < suppressedUntil;
  return permission === 'default' && !wasRequested && !isSuppressed;
}
