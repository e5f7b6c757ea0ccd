import { DEFAULT_REMINDER_TIME, type Project } from '@printpartner/contracts/types';
import { formOf, type ProjectField, type ProjectForm } from '../../../entities/project/project-form.ts';
import { instantOf } from '../../../platform/time/wall-clock.ts';
import { reminderZone } from './reminder-zone.ts';

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
