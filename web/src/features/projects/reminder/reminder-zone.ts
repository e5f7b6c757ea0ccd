import type { Project } from '@printpartner/contracts/types';
import { formOf, type ProjectForm } from '../../../entities/project/project-form.ts';

/** The zone of this device. */
export function hereZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The zone an alert is meant in: that of its project until it is set anew, which is done on this clock. */
export function reminderZone(form: ProjectForm, record: Project | null): string {
  if (!record) return hereZone();
  const { reminderDate, reminderTime } = formOf(record);
  const isAsSaved = form.reminderDate === reminderDate && form.reminderTime === reminderTime;
  return isAsSaved ? (knownZone(record.time_zone) ?? hereZone()) : hereZone();
}

/** What the clocks of a zone show, YYYY-MM-DD HH:MM. */
export function wallClock(at: Date, timeZone: string): string {
  // Swedish writes dates so, and thus in the order of time.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(at);
}

/** The name that a zone goes by in this browser; undefined of one that it does not know. */
function knownZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
