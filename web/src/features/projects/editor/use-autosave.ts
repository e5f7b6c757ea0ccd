import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { Autosave, type SaveOutcome } from '../../../platform/documents/autosave.ts';
import type { EditorStore } from './editor-store.ts';
import { halfTypedFields } from './half-typed.ts';
import { isAutosaveDue } from './held-back.ts';
import { isDirty } from './project-editor.ts';

interface ProjectAutosave {
  form: RefObject<HTMLElement | null>;
  /** A dialog is open whose answer decides what happens to the text. */
  isPaused: boolean;
  onSave: () => Promise<SaveOutcome>;
}

/** Saves the form by itself. Refused fields wait until they change, while the others are saved without them. */
export function useAutosave(store: EditorStore, { form, isPaused, onSave }: ProjectAutosave): void {
  const wasPaused = useRef(false);
  const save = useEffectEvent(onSave);
  const halfTyped = useEffectEvent(() => halfTypedFields(form.current));

  // A passive effect would run some time after the dialog is on screen, and a due autosave in between.
  useLayoutEffect(() => {
    if (isPaused) {
      wasPaused.current = true;
      return undefined;
    }
    const autosave = new Autosave({
      isDue: () => !store.get().isSaving && isAutosaveDue(store.get(), halfTyped()),
      isUnfinished: () => isDirty(store.get()) && (store.get().isSaving || halfTyped().length > 0),
      save: () => save(),
    });
    const end = autosave.start();
    let before = store.get();
    const unsubscribe = store.subscribe(() => {
      const now = store.get();
      // What Save Project could not send is left to autosave.
      const hasFailed = before.isSaving && !now.isSaving && !now.isAutosave && now.failure === 'passing';
      if (now.form !== before.form || hasFailed) autosave.change();
      before = now;
    });
    // Text typed before the dialog opened, or before a reload, still has to be saved.
    if (wasPaused.current || isDirty(store.get())) autosave.change();
    wasPaused.current = false;
    return () => {
      unsubscribe();
      end();
    };
  }, [store, isPaused]);
}
