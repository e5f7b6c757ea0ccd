import { useQueryClient } from '@tanstack/react-query';
import { projectQuery } from '../api/get-project.ts';
import { warnOfConflicts } from './conflict.ts';
import type { EditorStore } from './editor-store.ts';

/** Brings the open project up to date under the user's hands; what was typed stays, and is told when it was changed elsewhere too. */
export function useFreshRecord(store: EditorStore): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const { record } = store.get();
    if (!record) return;
    const project = await queryClient
      .fetchQuery({ ...projectQuery(record.id), staleTime: 0 })
      .catch(() => null);
    // The answer of a save under way tells the same, and which of it is the user's own.
    if (!project || store.get().isSaving) return;
    warnOfConflicts(store, project);
    store.dispatch({ type: 'arrived', project });
  };
}
