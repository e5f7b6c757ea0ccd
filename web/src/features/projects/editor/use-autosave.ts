import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { backoffMs } from '../../../platform/backoff.ts';
import type { EditorStore } from './editor-store.ts';
import { halfTypedFields } from './half-typed.ts';
import { hasNewRefusal, isAutosaveDue } from './held-back.ts';
import { isDirty } from './project-editor.ts';

/** From the last change to the autosave. */
export const AUTOSAVE_DELAY_MS = 2000;

interface Autosave {
  form: RefObject<HTMLElement | null>;
  /** A dialog is open whose answer decides what happens to the text. */
  isPaused: boolean;
  onSave: () => unknown;
}

/**
 * Saves 2 s after the last change, and at once when the page is hidden. Failures worth retrying are retried with backoff; refused fields wait until they
 * change, while the others are saved without them; everything else is retried with the next change or when the browser
 * goes online.
 */
export function useAutosave(store: EditorStore, { form, isPaused, onSave }: Autosave): void {
  const wasPaused = useRef(false);

  /** Returns true when it must be tried again later. */
  const attempt = useEffectEvent((): boolean => {
    const editor = store.get();
    const halfTyped = halfTypedFields(form.current);
    if (!isAutosaveDue(editor, halfTyped)) return halfTyped.length > 0 && isDirty(editor);
    if (editor.isSaving) return true;
    onSave();
    return false;
  });

  // A passive effect would run some time after the dialog is on screen, and a due autosave in between.
  useLayoutEffect(() => {
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
    // Failures without a network say nothing about the network that is back.
    const handleOnline = () => {
      failures = 0;
      attemptOrArm();
    };
    const unsubscribe = store.subscribe(() => {
      const now = store.get();
      if (before.isSaving && !now.isSaving) {
        failures = now.failure === 'passing' ? failures + 1 : 0;
        if (failures > 0) arm(backoffMs(failures));
        else if (hasNewRefusal(before.errors, now)) arm(AUTOSAVE_DELAY_MS);
      }
      if (now.form !== before.form) arm(AUTOSAVE_DELAY_MS);
      before = now;
    });
    // Text typed before the dialog opened, or before a reload, still has to be saved.
    if (wasPaused.current || isDirty(before)) arm(AUTOSAVE_DELAY_MS);
    wasPaused.current = false;
    // Perhaps the tab is closed; another device must not wait for the next visit.
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') attempt();
    };
    window.addEventListener('online', handleOnline);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('online', handleOnline);
    };
  }, [store, isPaused]);
}
