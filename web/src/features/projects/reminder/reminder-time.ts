import { DEFAULT_REMINDER_TIME, type Project } from '@printpartner/contracts/types';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { instantOf } from '../../../platform/time/wall-clock.ts';
import { formOf, type ProjectField, type ProjectForm } from '../../../entities/project/project-form.ts';
import { localZone, timeFormat } from '../../../platform/time/time-format.ts';

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

/** The time zone of an alert: its project's until date or time are changed, then this device's. */
export function reminderZone(form: ProjectForm, record: Project | null): string {
  if (!record) return localZone();
  const { reminderDate, reminderTime } = formOf(record);
  const isAsSaved = form.reminderDate === reminderDate && form.reminderTime === reminderTime;
  return isAsSaved ? (knownZone(record.time_zone) ?? localZone()) : localZone();
}

/** The local time in a zone, as YYYY-MM-DD HH:MM. */
export function wallClock(at: Date, timeZone: string): string {
  // The Swedish locale formats like ISO, so the text sorts by time.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}

/** The canonical name of a zone; undefined if this browser doesn't support it. */
function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * The fields of a reminder that was changed to a time in the past, such as today while its time is still empty. Autosave
 * leaves them out, because the reminder would fire in the middle of the edit; Save Project sends them.
 */
export function pastReminderFields(
  form: ProjectForm,
  record: Project | null,
  now: number = Date.now(),
): readonly ProjectField[] {
  const saved = formOf(record);
  const isChanged = form.reminderDate !== saved.reminderDate || form.reminderTime !== saved.reminderTime;
  if (!form.reminderDate || !isChanged) return [];
  const time = form.reminderTime || DEFAULT_REMINDER_TIME;
  const isPast = instantOf(form.reminderDate, time, reminderZone(form, record)) <= now;
  return isPast ? ['reminderDate', 'reminderTime'] : [];
}
