import { Temporal } from 'temporal-polyfill';

/**
 * The instant at which a wall clock in `timeZone` shows date and time. A time
 * that a change to summer time skips moves forward; one that comes twice means
 * the first (Temporal's 'compatible' rule, as in RFC 5545).
 *
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds);
}

/** What a wall clock in `timeZone` shows at the instant: YYYY-MM-DD and HH:MM. */
export function toWallClock(instant: Date, timeZone: string): { date: string; time: string } {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
