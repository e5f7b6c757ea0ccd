const DAY_MS = 86_400_000;
const SLIDING_MS = 30 * DAY_MS;
const ABSOLUTE_MS = 90 * DAY_MS;
/** Sliding at most hourly avoids a write per request. */
const SLIDE_AFTER_MS = 3_600_000;

export interface SessionTimes {
  lastSeenAt: Date;
  expiresAt: Date;
  endsAt: Date;
}

/** Times of a session that opens now: 30 days sliding, 90 days absolute. */
export function openTimes(now: Date): SessionTimes {
  return {
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SLIDING_MS),
    endsAt: new Date(now.getTime() + ABSOLUTE_MS),
  };
}

/** Times after a use of the session at `now`; null when they need no update yet. */
export function slideTimes(times: SessionTimes, now: Date): SessionTimes | null {
  if (now.getTime() - times.lastSeenAt.getTime() < SLIDE_AFTER_MS) return null;
  const expiresAt = new Date(Math.min(now.getTime() + SLIDING_MS, times.endsAt.getTime()));
  return { lastSeenAt: now, expiresAt, endsAt: times.endsAt };
}
