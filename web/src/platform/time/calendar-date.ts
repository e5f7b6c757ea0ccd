const DAY_MS = 86_400_000;
/** A due date this close is soon. */
const SOON_DAYS = 3;
/** Midnight UTC of a YYYY-MM-DD in ms; NaN if there is no such date. */
export function utcOf(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`);
  // February 30 parses, as March 2.
  const isRealDate = !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${date}T`);
  return isRealDate ? at : Number.NaN;
}

/** Not by `Intl`, whose first use takes longer than all else that home draws. */
function partsOf(date: string) {
  const [weekday = '', day, month = '', year] = new Date(utcOf(date)).toUTCString().split(/,? /);
  return { weekday, day: Number(day), month, year: Number(year) };
}

/** YYYY-MM-DD as "Mon D, YYYY"; empty for an invalid date. */
export function dateText(date: string): string {
  if (Number.isNaN(utcOf(date))) return '';
  const { day, month, year } = partsOf(date);
  return `${month} ${day}, ${year}`;
}

/** A valid YYYY-MM-DD as "Wed, Mon D, YYYY". */
export const weekdayText = (date: string): string => `${partsOf(date).weekday}, ${dateText(date)}`;

/** The month of a YYYY-MM-DD, with the year if it isn't the one of `today`: "Nov", "Jan 2027". */
export function monthText(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const { month, year } = partsOf(date);
  return isThisYear ? month : `${month} ${year}`;
}

/** The local calendar date of an instant, as YYYY-MM-DD. */
export function localDate(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${String(instant.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** Calendar days from one YYYY-MM-DD to another; negative for the past, NaN for an invalid date. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** "Today", "1 day", "9 days", "2 days late". */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Today';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'}${days < 0 ? ' late' : ''}`;
}

export type Urgency = 'late' | 'soon' | 'later';

/** @param days until the due date; negative for days late */
export function urgencyOf(days: number): Urgency {
  if (days < 0) return 'late';
  return days <= SOON_DAYS ? 'soon' : 'later';
}
