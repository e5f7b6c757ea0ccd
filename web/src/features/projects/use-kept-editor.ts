import { useEffect } from 'react';
import { toast } from '../../components/ui/toast.tsx';
import { reportUnsaved } from '../../storage/unsaved.ts';
import { useUser } from '../session/session-context.ts';
import type { EditorStore } from './editor-store.ts';
import { dropKeptEditor, keepEditor, unsavedTitle } from './kept-editor.ts';

/**
 * Reports unsaved text to who asks before leaving. When the screen goes all the same, because the session was lost
 * or another page was opened, the text is kept and comes back with the screen; signing out on purpose wipes it.
 */
export function useKeptEditor(store: EditorStore): void {
  const { id } = useUser();
  useEffect(() => {
    dropKeptEditor(id);
    const title = unsavedTitle(store.get());
    if (title) {
      toast({
        title: 'Your changes are back',
        description: `What you had typed in ${title} is in the form again. It is not saved yet.`,
      });
    }
    const endReport = reportUnsaved(() => unsavedTitle(store.get()));
    return () => {
      endReport();
      keepEditor(id, store.get());
    };
  }, [id, store]);
}
