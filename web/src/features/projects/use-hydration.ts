import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../session/session-context.ts';
import { activeProjectQuery } from './api/active-project.ts';
import { projectQuery } from './api/get-project.ts';
import type { EditorStore } from './editor-store.ts';
import { readLastSaved } from './last-saved-project.ts';
import { isVacant } from './project-editor.ts';

/** Fills a vacant form with the project the user was at: on mount, and when the tab comes into view again. */
export function useHydration(store: EditorStore) {
  const user = useUser();
  const queryClient = useQueryClient();
  const { data: active, isLoading } = useQuery({ ...activeProjectQuery, refetchOnMount: 'always' });

  useEffect(() => {
    if (!active) return;
    store.dispatch({ type: 'arrived', project: active.project });
    if (!active.project) void fallBack();

    /** The server points to none, yet this session saved one a moment ago. */
    async function fallBack() {
      const id = readLastSaved(user.id);
      if (id === null || !isVacant(store.get())) return;
      const project = await queryClient.fetchQuery({ ...projectQuery(id), staleTime: 0 }).catch(() => null);
      store.dispatch({ type: 'arrived', project });
    }
  }, [active, store, user.id, queryClient]);

  const retry = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || !isVacant(store.get())) return;
    const again = await queryClient.fetchQuery({ ...activeProjectQuery, staleTime: 0 }).catch(() => null);
    store.dispatch({ type: 'arrived', project: again?.project ?? null });
  });
  useEffect(() => {
    const onVisibility = () => void retry();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);

  return { isLoading };
}
