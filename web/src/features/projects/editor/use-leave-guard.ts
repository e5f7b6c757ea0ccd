import { useEffect, useState, type RefObject } from 'react';
import type { EditorStore } from './editor-store.ts';
import { isDirty } from './project-editor.ts';
import { useKeptEditor } from './use-kept-editor.ts';

export interface Leaving {
  /** Runs when the form may be replaced. */
  proceed: () => void;
  /** Runs when the user keeps editing. */
  stay?: () => void;
}

interface LeaveGuard {
  form: RefObject<HTMLElement | null>;
  /** Saves what can be saved without a question. True when nothing unsaved is left. */
  flush: () => Promise<boolean>;
}

/** Saves text before it is replaced, and asks the user if that isn't possible. */
export function useLeaveGuard(store: EditorStore, { form, flush }: LeaveGuard) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useKeptEditor(store, form);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty(store.get())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  /** Runs `proceed` at once when nothing would be lost, otherwise when it is saved or the user agrees. */
  function guard(proceed: () => void, stay?: () => void): void {
    const { isSaving } = store.get();
    if (!isSaving && !isDirty(store.get())) return proceed();
    void flush().then((isSaved) =>
      isSaved ? proceed() : setLeaving(stay ? { proceed, stay } : { proceed }),
    );
  }

  function close(): void {
    setLeaving(null);
  }

  return { leaving, guard, close };
}
