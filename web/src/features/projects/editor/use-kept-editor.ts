import { useEffect } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { reportUnsaved } from '../../../platform/storage/unsaved.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { ownDraftName } from './draft-keys.ts';
import type { EditorStore } from './editor-store.ts';
import { dropKeptEditor, keepEditor, stillHereMs, unsavedTitle } from './kept-editor.ts';
import { isDirty } from './project-editor.ts';

/** From the last change to when it is kept. */
export const keepDelayMs = 500;

/**
 * Reports unsaved text to who asks before leaving, and keeps it on this device while it is typed: it comes back after
 * a crash, a lost session or another page. Signing out on purpose wipes it.
 */
export function useKeptEditor(store: EditorStore): void {
  const { id } = useUser();
  useEffect(() => {
    const name = ownDraftName(id);
    dropKeptEditor(id, name);
    const title = unsavedTitle(store.get());
    if (title) {
      toast({
        title: 'Your changes are back',
        description: `What you had typed in ${title} is in the form again. It is not saved yet.`,
      });
    }
    const endReport = reportUnsaved(() => unsavedTitle(store.get()));
    const endKeeping = keepWhileTyping(store, (isInUse) => keepEditor(id, name, store.get(), isInUse));
    return () => {
      endReport();
      endKeeping();
      keepEditor(id, name, store.get(), false);
    };
  }, [id, store]);
}

/** @returns ends it */
function keepWhileTyping(store: EditorStore, keep: (isInUse: boolean) => void): () => void {
  keep(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    if (isDirty(store.get())) timer = setTimeout(() => keep(true), keepDelayMs);
    else keep(true);
  });
  const sign = setInterval(() => keep(true), stillHereMs);
  let isLeft = false;
  // A page that is brought back as it was has its text on screen again.
  const onTurn = ({ type }: Event) => {
    if (type !== 'visibilitychange') isLeft = type === 'pagehide';
    keep(!isLeft);
  };
  window.addEventListener('pagehide', onTurn);
  window.addEventListener('pageshow', onTurn);
  document.addEventListener('visibilitychange', onTurn);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearInterval(sign);
    window.removeEventListener('pagehide', onTurn);
    window.removeEventListener('pageshow', onTurn);
    document.removeEventListener('visibilitychange', onTurn);
  };
}
