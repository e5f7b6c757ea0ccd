import { useEffect, useState, type RefObject } from 'react';
import { useUser } from '../../../entities/session/session-context.ts';
import { tabId } from '../../../platform/storage/tab-draft.ts';
import { toast } from '../../../ui/toast.tsx';
import type { EditorStore } from './editor-store.ts';
import { leaveEditor } from './leave-editor.ts';
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

const SAVED_HERE = 'Saved on this device';
const SENDS_LATER = 'Sends when the network is back.';
/** Only open pages notice, where the browser can't queue it. */
const SENDS_IF_OPEN = 'Sends when the network is back and Print Partner is open.';

/** Saves text before it is replaced. Without a network it waits on this device; otherwise the user is asked. */
export function useLeaveGuard(store: EditorStore, { form, flush }: LeaveGuard) {
  const user = useUser();
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
    void flush().then((isSaved) => {
      if (isSaved || leaveForLater()) proceed();
      else setLeaving(stay ? { proceed, stay } : { proceed });
    });
  }

  /** True when the text waits on this device for the network. */
  function leaveForLater(): boolean {
    if (navigator.onLine && !store.get().isUnanswered) return false;
    const left = leaveEditor(user.id, tabId(user.id), { store, inputs: form.current });
    if (!left) return false;
    void left.then((isQueued) =>
      toast({ title: SAVED_HERE, description: isQueued ? SENDS_LATER : SENDS_IF_OPEN }),
    );
    return true;
  }

  function close(): void {
    setLeaving(null);
  }

  return { leaving, guard, close };
}
