/** `2026-11-27` */
export type Day = string;

const DAY_MS = 86_400_000;
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The calendar date in a zone. @param timeZone IANA name */
export const dayIn = (instant: Date, timeZone: string): Day =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );

export const addDays = (day: Day, days: number): Day =>
  new Date(utcOf(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: Day, to: Day): number => Math.round((utcOf(to) - utcOf(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utcOf(day)).getUTCDay();

/** The last day of the month of a day. */
export function monthEnd(day: Day): Day {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const shortDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const yearDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 27`; with the year if it isn't today's. */
export const dayText = (day: Day, today: Day): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? shortDate : yearDate).format(utcOf(day));

/** `today`, `in 4 days`, `2 days late`. */
export function untilText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${days} days`;
  return days === -1 ? '1 day late' : `${-days} days late`;
}

/** `Mon, Nov 23, 10:00 AM` in the zone. */
export const momentText = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(instant))
    .replaceAll('\u202F', ' ');

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** `14:30` as `2:30 PM`. */
export const clockText = (time: string): string =>
  clock.format(Date.parse(`2000-01-01T${time}Z`)).replaceAll('\u202F', ' ');
