import { Temporal } from 'temporal-polyfill';

/**
 * The instant of a wall time in `timeZone`. A time that daylight saving skips moves forward; a repeated one
 * means the first (Temporal's 'compatible' disambiguation, as in RFC 5545).
 *
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** The wall time in `timeZone` at an instant: YYYY-MM-DD and HH:MM. */
export function toWallClock(instant: Date, timeZone: string): { date: string; time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats YYYY-MM-DD as "Mon D, YYYY". */
export const longDate = (date: string): string => longDateFormat.format(new Date(`${date}T00:00:00Z`));
