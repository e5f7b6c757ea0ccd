import { z } from 'zod';
import { FIRST_DATE, LAST_DATE } from './limits.ts';

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  if (text < FIRST_DATE || text > LAST_DATE) return false;
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A calendar date without a zone, YYYY-MM-DD. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a date as YYYY-MM-DD')
  .refine(isCalendarDate, 'Must be a date from 1970 to 2199');

/** A 24-hour wall time, HH:MM. */
export const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time as HH:MM');

const DAY_MS = 86_400_000;
/** One day inside the calendar range, because time zones shift the date. */
const isInRange = (ms: number): boolean =>
  ms >= Date.parse(FIRST_DATE) + DAY_MS && ms < Date.parse(LAST_DATE);

/** An instant, ISO 8601 with an offset; normalized to UTC and whole seconds. */
export const instant = z.iso
  .datetime({ offset: true, error: 'Must be an ISO 8601 time with a zone' })
  .refine((text) => isInRange(Date.parse(text)), 'Must be a time from 1970 to 2199')
  .transform((text) => new Date(Math.floor(Date.parse(text) / 1000) * 1000).toISOString());

/** An instant in a response. */
export const instantAnswer = z.iso.datetime();

/** The canonical IANA name; undefined for an unknown zone. Legacy names such as PST map to a place. */
function canonicalZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** An IANA time zone such as America/New_York. */
export const timeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, 'Must be an IANA time zone')
  .transform((name, ctx) => {
    const zone = canonicalZone(name);
    if (zone !== undefined) return zone;
    ctx.addIssue({ code: 'custom', message: 'Must be an IANA time zone' });
    return z.NEVER;
  });
