import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { changedFields, formOf, type ProjectField } from '../../../entities/project/project-form.ts';
import { backoffMs } from '../../../platform/backoff.ts';
import { conflictingFields } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';
import { halfTypedFields, isFinishError, withoutFields } from './half-typed.ts';
import { pastReminderFields } from '../reminder/past-reminder.ts';
import { type Editor, isDirty } from './project-editor.ts';

/** From the last change to the autosave. */
export const AUTOSAVE_DELAY_MS = 2000;

interface Autosave {
  form: RefObject<HTMLElement | null>;
  /** A dialog is open whose answer decides what happens to the text. */
  isPaused: boolean;
  onSave: () => unknown;
}

/**
 * Saves an existing project 2 s after the last change. Failures worth retrying are retried with backoff; all others
 * with the next change or when the browser goes online.
 */
export function useAutosave(store: EditorStore, { form, isPaused, onSave }: Autosave): void {
  const wasPaused = useRef(false);

  /** Returns true when it must be tried again later. */
  const attempt = useEffectEvent((): boolean => {
    const editor = store.get();
    const halfTyped = halfTypedFields(form.current);
    const heldBack = [...halfTyped, ...pastReminderFields(editor.form, editor.record)];
    if (!isAutosaveDue(editor, heldBack)) return halfTyped.length > 0 && isDirty(editor);
    if (editor.isSaving) return true;
    onSave();
    return false;
  });

  useEffect(() => {
    if (isPaused) {
      wasPaused.current = true;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = (delayMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(attemptOrArm, delayMs);
    };
    function attemptOrArm() {
      if (attempt()) arm(AUTOSAVE_DELAY_MS);
    }

    let before = store.get();
    let failures = 0;
    const unsubscribe = store.subscribe(() => {
      const now = store.get();
      if (before.isSaving && !now.isSaving) {
        failures = now.failure === 'passing' ? failures + 1 : 0;
        if (failures > 0) arm(backoffMs(failures));
      }
      if (now.form !== before.form) arm(AUTOSAVE_DELAY_MS);
      before = now;
    });
    // Text typed before the dialog opened still has to be saved.
    if (wasPaused.current) arm(AUTOSAVE_DELAY_MS);
    wasPaused.current = false;
    window.addEventListener('online', attemptOrArm);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('online', attemptOrArm);
    };
  }, [store, isPaused]);
}

/**
 * Autosave covers existing projects with unsaved changes. It never creates a project: a new one, or one deleted
 * elsewhere, waits for Save Project. After a field was refused, it waits until that field is edited; a field in
 * conflict waits for the user's choice.
 *
 * @param halfTyped fields left out until they are complete; they don't block the others
 */
export function isAutosaveDue(editor: Editor, halfTyped: readonly ProjectField[] = []): boolean {
  const { record, form, errors, failure, conflicts } = editor;
  const heldBack = [...halfTyped, ...conflictingFields(conflicts)];
  if (record === null || failure === 'gone') return false;
  const isRefused = Object.values(errors).some((error) => !isFinishError(error));
  return !isRefused && changedFields(formOf(record), withoutFields(form, record, heldBack)).length > 0;
}
