import { DEFAULT_REMINDER_TIME } from '@printpartner/contracts/types';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { instantOf } from '../../../platform/time/wall-clock.ts';
import type { ProjectForm } from '../../../entities/project/project-form.ts';
import { localZone } from '../../../platform/time/local-zone.ts';
import { wallClock } from './reminder-zone.ts';
import { timeFormat } from '../../../platform/time/time-format.ts';

const wallTime = timeFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const localTime = timeFormat({ timeStyle: 'short' });

interface ReminderState {
  /** IANA name of the alert's time zone; shown if it isn't this device's. */
  zone: string;
  /** Whether an input has missing parts, which it reports as empty. */
  isHalfTyped: boolean;
  /** Whether autosave leaves the time out because it has passed. */
  isHeldBack: boolean;
  /** Whether the project is archived, so that nothing fires. */
  isArchived: boolean;
}

/** When the alert fires, in a sentence; empty when no date is set or it is invalid. */
export function reminderNote(
  { reminderDate, reminderTime }: Pick<ProjectForm, 'reminderDate' | 'reminderTime'>,
  now: Date,
  { zone, isHalfTyped, isHeldBack, isArchived }: ReminderState,
): string {
  if (isHalfTyped) return 'Finish the alert date and time. Until then, nothing changes.';
  if (!reminderDate) return reminderTime ? 'Set an alert date too. A time alone sends no alert.' : '';
  if (isArchived) return 'Reminders are paused until you restore it.';
  const time = reminderTime || DEFAULT_REMINDER_TIME;
  const at = instantOf(reminderDate, time, zone);
  if (Number.isNaN(at)) return '';
  if (at <= now.getTime())
    return `This time has passed.${isHeldBack ? ' Choose Save Project to be reminded right away.' : ''}`;
  // Not the typed time if daylight saving skips it.
  const [firesOn = '', firesAt = ''] = wallClock(new Date(at), zone).split(' ');
  const isSkipped = firesAt !== time;
  const skipped = isSkipped ? `Clocks skip ${timeText(time)} on this day. ` : '';
  const zoneName = zone === localZone() ? '' : ` (${zone.replaceAll('_', ' ')})`;
  return `${skipped}Fires ${dateText(firesOn)}, ${timeText(firesAt)}${zoneName}.`;
}

/** HH:MM as "H:MM AM". */
export const timeText = (time: string): string => wallTime(new Date(`1970-01-01T${time}:00Z`));

/** When a test alert fires, in local time. */
export function testAlertText(fireAt: string): string {
  return `It fires at ${localTime(Date.parse(fireAt))}, in about 1 min.`;
}
