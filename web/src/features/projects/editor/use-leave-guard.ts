import { useEffect, useState } from 'react';
import type { EditorStore } from './editor-store.ts';
import { isDirty } from './project-editor.ts';
import { useKeptEditor } from './use-kept-editor.ts';

export interface Leaving {
  /** Runs when the form may be replaced. */
  proceed: () => void;
  /** Runs when the user keeps editing. */
  stay?: () => void;
}

/**
 * Asks the user before unsaved text is replaced.
 *
 * @param settled resolves when no save is running; saved text needs no question
 */
export function useLeaveGuard(store: EditorStore, settled: () => Promise<void>) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useKeptEditor(store);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty(store.get())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  /** Runs `proceed` at once when nothing would be lost, otherwise after the user agrees. */
  function guard(proceed: () => void, stay?: () => void): void {
    if (store.get().isSaving) void settled().then(() => guard(proceed, stay));
    else if (isDirty(store.get())) setLeaving(stay ? { proceed, stay } : { proceed });
    else proceed();
  }

  function close(): void {
    setLeaving(null);
  }

  return { leaving, guard, close };
}
