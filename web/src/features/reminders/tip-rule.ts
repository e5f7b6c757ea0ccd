/** 30 days in ms: how long the tip stays hidden after it was answered. */
export const SUPPRESSION_MS = 2_592_000_000;

export interface TipState {
  /** Null in browsers without notifications. */
  permission: NotificationPermission | null;
  /** The tip has made the browser ask before. */
  wasRequested: boolean;
  /** Milliseconds since 1970; NaN when not set or not readable. */
  suppressedUntil: number;
}

/** True if the user can still be asked and hasn't answered the tip in the last 30 days. */
export function isTipDue({ permission, wasRequested, suppressedUntil }: TipState, now: number): boolean {
  const isSuppressed = now < suppressedUntil;
  return permission === 'default' && !wasRequested && !isSuppressed;
}
