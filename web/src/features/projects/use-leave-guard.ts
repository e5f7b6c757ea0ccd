import { useEffect, useState } from 'react';
import type { EditorStore } from './editor-store.ts';
import { isDirty } from './project-editor.ts';
import { useKeptEditor } from './use-kept-editor.ts';

export interface Leaving {
  /** What is done once the form may be replaced. */
  proceed: () => void;
}

/** Asks before typed text would be replaced. */
export function useLeaveGuard(store: EditorStore) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useKeptEditor(store);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty(store.get())) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store]);

  /** Runs `proceed` at once when nothing would be lost, else after the user's answer. */
  function guard(proceed: () => void): void {
    if (isDirty(store.get())) setLeaving({ proceed });
    else proceed();
  }

  return { leaving, guard, stay: () => setLeaving(null) };
}
