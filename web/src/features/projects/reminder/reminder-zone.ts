import type { Project } from '@printpartner/contracts/types';
import { formOf, type ProjectForm } from '../../../entities/project/project-form.ts';
import { localZone } from '../../../platform/time/local-zone.ts';

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
