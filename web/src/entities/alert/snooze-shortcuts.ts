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
  const [year = '', month = '', day = ''] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-');
  const today = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const morningIn = (days: number) =>
    instantOf(new Date(today + days * DAY_MS).toISOString().slice(0, 10), DEFAULT_REMINDER_TIME, timeZone);
  const daysToMonday = (7 + MONDAY - new Date(today).getUTCDay()) % 7 || 7;
  const monday = { label: 'Monday, 9 AM', until: morningIn(daysToMonday) };
  return [
    { label: 'In 1 hour', until: Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS + 60 * MINUTE_MS },
    { label: 'Tomorrow, 9 AM', until: morningIn(1) },
    // On Sundays that is tomorrow.
    ...(daysToMonday > 1 ? [monday] : []),
  ];
}
