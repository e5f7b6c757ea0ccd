import {
  dateText,
  daysBetween,
  daysLeftText,
  type Urgency,
  urgencyOf,
  utcOf,
} from '../../../platform/time/calendar-date.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

const sameYear = timeFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const instant = timeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** An instant as "Mon D, YYYY, H:MM AM" in local time; empty for an invalid one. */
export function instantText(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : instant(at);
}

export interface DueNote {
  /** "Nov 24", with the year if it isn't the current one. */
  date: string;
  /** "Today", "3 days", "2 days late". */
  left: string;
  urgency: Urgency;
}

/** A due date as shown in the list. */
export function dueNote(date: string, today: string): DueNote {
  const days = daysBetween(today, date);
  if (Number.isNaN(days)) return { date: 'No due date', left: '', urgency: 'later' };
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  return {
    date: isThisYear ? sameYear(utcOf(date)) : dateText(date),
    left: daysLeftText(days),
    urgency: urgencyOf(days),
  };
}
