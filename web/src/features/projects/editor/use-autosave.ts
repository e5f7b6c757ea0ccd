import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { autosaveDelayMs, retryDelayMs, savesItself } from './autosave-rule.ts';
import type { EditorStore } from './editor-store.ts';
import { halfTypedFields } from './half-typed.ts';
import { isDirty } from './project-editor.ts';

interface Autosave {
  /** Holds the inputs. */
  form: RefObject<HTMLElement | null>;
  /** A dialog asks: its answer decides what becomes of the text. */
  isPaused: boolean;
  onSave: () => unknown;
}

/**
 * Saves a known project 2 s after the last change. What failed and may pass is tried again by itself, less and less
 * often; anything, with the next change or once the browser is online.
 */
export function useAutosave(store: EditorStore, { form, isPaused, onSave }: Autosave): void {
  const wasPaused = useRef(false);

  /** True when it is too early. */
  const attempt = useEffectEvent((): boolean => {
    const editor = store.get();
    const halfTyped = halfTypedFields(form.current);
    if (!savesItself(editor, halfTyped)) return halfTyped.length > 0 && isDirty(editor);
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
      if (attempt()) arm(autosaveDelayMs);
    }

    let before = store.get();
    let failures = 0;
    const unsubscribe = store.subscribe(() => {
      const now = store.get();
      if (before.isSaving && !now.isSaving) {
        failures = now.failure === 'passing' ? failures + 1 : 0;
        if (failures > 0) arm(retryDelayMs(failures));
      }
      if (now.form !== before.form) arm(autosaveDelayMs);
      before = now;
    });
    // What was typed before the dialog came is still to be saved.
    if (wasPaused.current) arm(autosaveDelayMs);
    wasPaused.current = false;
    window.addEventListener('online', attemptOrArm);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('online', attemptOrArm);
    };
  }, [store, isPaused]);
}
