import { EMPTY_PROJECT } from '@printpartner/contracts/types';
import {
  formOf,
  isEmptyProject,
  isSlotName,
  projectDocument,
  type FieldErrors,
  type ProjectField,
} from '../../../entities/project/project-form.ts';
import { isFinishText } from '../../../platform/documents/half-typed.ts';
import { pastReminderFields } from '../reminder/past-reminder.ts';
import { conflictingFields } from './conflict.ts';
import { withoutFields } from './half-typed.ts';
import type { Editor } from './editor-state.ts';

/**
 * Fields that autosave leaves out, so that they don't block the others: half typed, in conflict, refused by the server
 * as they are, and a reminder in the past, which would fire at once.
 */
export function heldBackFields(editor: Editor, halfTyped: readonly ProjectField[]): ProjectField[] {
  const { errors, conflicts, record } = editor;
  const refused = projectDocument
    .changed(formOf(record), editor.form)
    .filter((field) => errors[field] !== undefined && !isFinishText(errors[field]));
  const heldBack = withReminder([...halfTyped, ...conflictingFields(conflicts), ...refused]);
  return [...heldBack, ...pastReminderFields(withoutFields(editor.form, record, heldBack), record)];
}

const reminderFields: readonly ProjectField[] = ['reminderDate', 'reminderTime'];

/** Half of a reminder would be saved with the other half as it was: a time that nobody chose, and perhaps a past one. */
function withReminder(heldBack: readonly ProjectField[]): readonly ProjectField[] {
  const hasReminder = heldBack.some((field) => reminderFields.includes(field));
  return hasReminder ? [...heldBack, ...reminderFields] : heldBack;
}

/**
 * Whether autosave has something to save. A new project is saved as soon as it has a name; one deleted elsewhere waits
 * for Save Project.
 *
 * @param halfTyped date and time fields with missing parts
 */
export function isAutosaveDue(editor: Editor, halfTyped: readonly ProjectField[] = []): boolean {
  const { record, form, failure } = editor;
  if (failure === 'gone') return false;
  const saved = withoutFields(form, record, heldBackFields(editor, halfTyped));
  if (!record && (saved.projectNameType.trim() === '' || isSlotName(saved.projectNameType))) return false;
  return projectDocument.changed(formOf(record), saved).length > 0;
}

/** A save was refused because of more fields than before, so the others can be tried without them. */
export function hasNewRefusal(before: FieldErrors, { failure, errors }: Editor): boolean {
  return failure === 'refused' && Object.keys(errors).some((field) => !Object.hasOwn(before, field));
}

/** The error of a new project without anything of a job, which is not created. A name alone is not required. */
export function missingJob({ record, form }: Editor): FieldErrors {
  const isMissing = !record && isEmptyProject(form);
  return isMissing ? { projectNameType: EMPTY_PROJECT } : {};
}
