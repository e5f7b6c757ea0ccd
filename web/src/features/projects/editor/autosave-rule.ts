import { changedFields, formOf, type ProjectField } from '../../../entities/project/project-form.ts';
import { isFinishError, withoutFields } from './half-typed.ts';
import type { Editor } from './project-editor.ts';

/** From the last change to the autosave. */
export const AUTOSAVE_DELAY_MS = 2000;

const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Autosave covers existing projects with unsaved changes. It never creates a project: a new one, or one deleted
 * elsewhere, waits for Save Project. After a field was refused, it waits until that field is edited.
 *
 * @param halfTyped fields left out until they are complete; they don't block the others
 */
export function isAutosaveDue(editor: Editor, halfTyped: readonly ProjectField[] = []): boolean {
  const { record, form, errors, failure } = editor;
  if (record === null || failure === 'gone') return false;
  const isRefused = Object.values(errors).some((error) => !isFinishError(error));
  return !isRefused && changedFields(formOf(record), withoutFields(form, record, halfTyped)).length > 0;
}

/** Delay before the next try: 2, 4, 8 … 60 s. `failures`: consecutive failures, from 1. */
export function retryDelayMs(failures: number): number {
  return Math.min(MAX_RETRY_DELAY_MS, AUTOSAVE_DELAY_MS * 2 ** (failures - 1));
}
