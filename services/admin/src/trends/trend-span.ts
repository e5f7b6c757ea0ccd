import { KEPT_DAYS } from '../attempts/old-attempts.sweeper.ts';

const DAY_MS = 86_400_000;

/** Days of a chart, YYYY-MM-DD, and as many before them unless some of their attempts have been removed. */
export interface TrendSpan {
  first: string;
  last: string;
  previous: { from: string; to: string } | null;
}

interface Asked {
  days: number;
  from: string | undefined;
  to: string | undefined;
  today: string;
}

/** @returns null if no attempts are kept from these days */
export function trendSpan({ days, from, to, today }: Asked): TrendSpan | null {
  const oldest = addDays(today, 1 - KEPT_DAYS);
  const last = earlier(to ?? today, today);
  const first = later(from ?? addDays(last, 1 - days), oldest);
  if (first > last) return null;
  const shown = 1 + (Date.parse(last) - Date.parse(first)) / DAY_MS;
  const previous = { from: addDays(first, -shown), to: addDays(first, -1) };
  return { first, last, previous: previous.from >= oldest ? previous : null };
}

/** The date in an IANA zone, YYYY-MM-DD. */
export const todayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);
