import { useEffect } from 'react';
import { toast } from '../../../ui/toast.tsx';
import { reportUnsaved } from '../../../platform/storage/unsaved.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { ownDraftName } from './draft-keys.ts';
import type { EditorStore } from './editor-store.ts';
import { dropKeptEditor, keepEditor, HEARTBEAT_MS, unsavedTitle } from './kept-editor.ts';
import { isDirty } from './project-editor.ts';

/** From the last change until it is stored. */
export const KEEP_DELAY_MS = 500;

/**
 * Reports unsaved text to the warnings before leaving, and stores it on this device while the user types, so that it
 * returns after a crash, a lost session or a visit to another page. Signing out clears it.
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

/** Returns a function that stops it. */
function keepWhileTyping(store: EditorStore, keep: (isInUse: boolean) => void): () => void {
  keep(true);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = store.subscribe(() => {
    clearTimeout(timer);
    if (isDirty(store.get())) timer = setTimeout(() => keep(true), KEEP_DELAY_MS);
    else keep(true);
  });
  const heartbeat = setInterval(() => keep(true), HEARTBEAT_MS);
  let isLeft = false;
  // A page restored from the back/forward cache shows its text again.
  const handlePageChange = ({ type }: Event) => {
    if (type !== 'visibilitychange') isLeft = type === 'pagehide';
    keep(!isLeft);
  };
  window.addEventListener('pagehide', handlePageChange);
  window.addEventListener('pageshow', handlePageChange);
  document.addEventListener('visibilitychange', handlePageChange);
  return () => {
    unsubscribe();
    clearTimeout(timer);
    clearInterval(heartbeat);
    window.removeEventListener('pagehide', handlePageChange);
    window.removeEventListener('pageshow', handlePageChange);
    document.removeEventListener('visibilitychange', handlePageChange);
  };
}
