import { isFinishError, withoutFields } from './half-typed.ts';
import type { Editor } from './project-editor.ts';
import { changedFields, formOf, type ProjectField } from '../../../entities/project/project-form.ts';

/** From the last change to the autosave. */
export const autosaveDelayMs = 2000;

const longestRetryMs = 60_000;

/**
 * Saves itself: a project that the server has, with text that it has not. What was refused for a field waits until
 * that field is typed in, which takes its error away; a new project, and one that was deleted elsewhere, waits for
 * Save Project.
 *
 * @param halfTyped fields that wait until they are whole, without holding up the others
 */
export function savesItself(editor: Editor, halfTyped: readonly ProjectField[] = []): boolean {
  const { record, form, errors, failure } = editor;
  if (record === null || failure === 'gone') return false;
  const isHeld = Object.values(errors).some((error) => !isFinishError(error));
  return !isHeld && changedFields(formOf(record), withoutFields(form, record, halfTyped)).length > 0;
}

/** From a failure that may pass to the next try: 2, 4, 8 … 60 s. `failures`: in a row. */
export function retryDelayMs(failures: number): number {
  return Math.min(longestRetryMs, autosaveDelayMs * 2 ** (failures - 1));
}
