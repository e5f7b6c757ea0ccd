import { z } from 'zod';

/** No print job is planned before or after these; beyond them databases and zones disagree. */
const EARLIEST = '1970-01-01';
const LATEST = '2200-01-01';

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (text < EARLIEST || text > LATEST) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A calendar date without a zone, YYYY-MM-DD. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date as YYYY-MM-DD')
  .refine(isCalendarDate, 'Must be a date of the calendar');

/** A time on the wall clock, HH:MM in 24 hours. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time as HH:MM');

const isInRange = (ms: number): boolean => ms >= Date.parse(EARLIEST) && ms < Date.parse(LATEST);

/** An instant in UTC, ISO 8601 with an offset; normalised to whole seconds and Z. */
export const instant = z.iso
  .datetime({ offset: true, error: 'Must be an ISO 8601 time with a zone' })
  .refine((text) => isInRange(Date.parse(text)), 'Must be a time of the calendar')
  .transform((text) => new Date(Math.floor(Date.parse(text) / 1000) * 1000).toISOString());

/** An instant as answers give it. */
export const instantAnswer = z.iso.datetime();

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** An IANA time zone such as America/New_York. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'Must be an IANA time zone')
  .refine(isZone, 'Must be an IANA time zone');
