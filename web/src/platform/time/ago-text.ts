import { useEffect, useState } from 'react';

const relative = new Intl.RelativeTimeFormat('en-US');
const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** How long ago: "2 seconds ago", "5 minutes ago", "3 days ago". At least one second. `at` and `now`: ms since 1970. */
export function agoText(at: number, now: number): string {
  const seconds = secondsBetween(at, now);
  if (seconds < MINUTE_S) return relative.format(-seconds, 'second');
  if (seconds < HOUR_S) return relative.format(-Math.floor(seconds / MINUTE_S), 'minute');
  if (seconds < DAY_S) return relative.format(-Math.floor(seconds / HOUR_S), 'hour');
  return relative.format(-Math.floor(seconds / DAY_S), 'day');
}

const secondsBetween = (at: number, now: number): number => Math.max(1, Math.floor((now - at) / SECOND_MS));

/** `agoText` that is kept up to date: every second for a minute, then every minute. */
export function useAgoText(at: number): string {
  const [now, setNow] = useState(() => Date.now());
  const isRecent = secondsBetween(at, now) < MINUTE_S;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), isRecent ? SECOND_MS : MINUTE_S * SECOND_MS);
    return () => clearInterval(timer);
  }, [isRecent]);
  return agoText(at, now);
}
