import { DEFAULT_REMINDER_TIME } from '@printpartner/contracts/types';
import { dateText } from '../../../platform/time/calendar-date.ts';
import type { ProjectForm } from '../../../entities/project/project-form.ts';
import { localZone, wallClock } from './reminder-zone.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * When the alert fires, in a sentence; empty when no date is set or it is invalid.
 *
 * @param zone IANA name of the alert's time zone; shown if it isn't this device's
 */
export function reminderNote(
  { reminderDate, reminderTime }: Pick<ProjectForm, 'reminderDate' | 'reminderTime'>,
  now: Date,
  zone: string,
): string {
  if (!reminderDate) return reminderTime ? 'Set an alert date too. A time alone sends no alert.' : '';
  const time = reminderTime || DEFAULT_REMINDER_TIME;
  if (Number.isNaN(Date.parse(`${reminderDate}T${time}`))) return '';
  if (`${reminderDate} ${time}` <= wallClock(now, zone)) return 'This time has passed.';
  const zoneName = zone === localZone() ? '' : ` (${zone.replaceAll('_', ' ')})`;
  return `Fires ${dateText(reminderDate)}, ${timeFormat.format(new Date(`1970-01-01T${time}:00Z`))}${zoneName}.`;
}

/** When a test alert fires, in local time. */
export function testAlertText(fireAt: string): string {
  return `It fires at ${clockFormat.format(Date.parse(fireAt))}, in about 1 min.`;
}
