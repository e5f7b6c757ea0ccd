import { defaultReminderTime } from '@printpartner/contracts/types';
import { dateText } from '../../../platform/time/calendar-date.ts';
import type { ProjectForm } from '../../../entities/project/project-form.ts';
import { hereZone, wallClock } from './reminder-zone.ts';

const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const clockFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/**
 * What the alert fields amount to, in a sentence; empty when they amount to nothing.
 *
 * @param zone of the clock they are meant on, named when it is not this one's
 */
export function reminderNote(
  { reminderDate, reminderTime }: Pick<ProjectForm, 'reminderDate' | 'reminderTime'>,
  now: Date,
  zone: string,
): string {
  if (!reminderDate) return reminderTime ? 'Set an alert date too; a time alone fires no alert.' : '';
  const time = reminderTime || defaultReminderTime;
  if (Number.isNaN(Date.parse(`${reminderDate}T${time}`))) return '';
  if (`${reminderDate} ${time}` <= wallClock(now, zone)) return 'This time has passed.';
  const there = zone === hereZone() ? '' : ` (${zone.replaceAll('_', ' ')})`;
  return `Fires ${dateText(reminderDate)}, ${timeFormat.format(new Date(`1970-01-01T${time}:00Z`))}${there}.`;
}

/** When a test alert fires, on this clock, and how soon. */
export function testAlertText(fireAt: string): string {
  return `It fires at ${clockFormat.format(Date.parse(fireAt))}, in about 1 min.`;
}
