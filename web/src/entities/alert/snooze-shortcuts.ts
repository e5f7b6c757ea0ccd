import { DEFAULT_REMINDER_TIME } from '@printpartner/contracts/types';
import { instantOf } from '../../platform/time/wall-clock.ts';

export interface SnoozeShortcut {
  label: string;
  /** ms since 1970, in whole minutes. */
  until: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const MONDAY = 1;

/**
 * Times to snooze to with one click.
 *
 * @param timeZone of the user, an IANA name
 */
export function snoozeShortcuts(now: Date, timeZone: string): SnoozeShortcut[] {
  const today = dayOf(now, timeZone);
  const morningIn = (days: number) => morningAfter(today, days, timeZone);
  const daysToMonday = (7 + MONDAY - new Date(today).getUTCDay()) % 7 || 7;
  const monday = { label: 'Monday, 9 AM', until: morningIn(daysToMonday) };
  return [
    { label: 'In 1 hour', until: Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS },
    { label: 'Tomorrow, 9 AM', until: tomorrowMorning(now, timeZone) },
    // On Sundays, Monday is tomorrow, which is offered already.
    ...(daysToMonday > 1 ? [monday] : []),
  ];
}

/** The first time of reminders on the next day. ms since 1970 */
export const tomorrowMorning = (now: Date, timeZone: string): number =>
  morningAfter(dayOf(now, timeZone), 1, timeZone);

/** The day in that zone, as ms since 1970 of its start in UTC. */
function dayOf(now: Date, timeZone: string): number {
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-');
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function morningAfter(day: number, days: number, timeZone: string): number {
  const date = new Date(day + days * DAY_MS).toISOString().slice(0, 10);
  return instantOf(date, DEFAULT_REMINDER_TIME, timeZone);
}
