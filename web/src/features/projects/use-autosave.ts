import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { autosaveDelayMs, hasHalfTypedDate, savesItself } from './autosave-rule.ts';
import type { EditorStore } from './editor-store.ts';

interface Autosave {
  /** Holds the inputs. */
  form: RefObject<HTMLElement | null>;
  /** A dialog asks: its answer decides what becomes of the text. */
  isPaused: boolean;
  onSave: () => unknown;
}

/** Saves a known project 2 s after the last change; what failed is tried again with the next one, or once online. */
export function useAutosave(store: EditorStore, { form, isPaused, onSave }: Autosave): void {
  const wasPaused = useRef(false);

  /** True when it is too early. */
  const attempt = useEffectEvent((): boolean => {
    const editor = store.get();
    if (!savesItself(editor)) return false;
    if (editor.isSaving || (form.current !== null && hasHalfTypedDate(form.current))) return true;
    onSave();
    return false;
  });

  useEffect(() => {
    if (isPaused) {
      wasPaused.current = true;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      timer = setTimeout(attemptOrArm, autosaveDelayMs);
    };
    function attemptOrArm() {
      if (attempt()) arm();
    }

    let typed = store.get().form;
    const unsubscribe = store.subscribe(() => {
      const { form: now } = store.get();
      if (now !== typed) arm();
      typed = now;
    });
    // What was typed before the dialog came is still to be saved.
    if (wasPaused.current) arm();
    wasPaused.current = false;
    window.addEventListener('online', attemptOrArm);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('online', attemptOrArm);
    };
  }, [store, isPaused]);
}
