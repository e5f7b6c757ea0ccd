import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject } from '@printpartner/contracts/types';
import { purgeLegacyKeys } from '../../../platform/storage/legacy-purge.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { activeProjectQuery } from '../../../entities/project/active-project.ts';
import { projectQuery } from '../api/get-project.ts';
import type { EditorStore } from './editor-store.ts';
import { readCleared, readLastSaved } from './last-saved-project.ts';
import { isSamePointer, mayFallBack, projectUnder, readPointer } from './pointer-rules.ts';
import { isVacant } from './project-editor.ts';
import { useFreshRecord } from './use-fresh-record.ts';
import { useReturn } from './use-return.ts';

/**
 * Fills a vacant form with the project the user was at: on mount, and when the user comes back to the tab. A project
 * that is open is brought up to date then: another tab or device may have changed it.
 *
 * @param onRelic a pointer of an older version was met, and is to be cleared
 */
export function useHydration(store: EditorStore, onRelic: () => void) {
  const user = useUser();
  const queryClient = useQueryClient();
  const freshen = useFreshRecord(store);
  const { data: active, isLoading } = useQuery({ ...activeProjectQuery, refetchOnMount: 'always' });

  const hydrate = useEffectEvent(async (answer: ActiveProject) => {
    const pointer = readPointer(answer.last_project_id);
    if (pointer.kind === 'rejected') return;
    if (pointer.kind === 'legacy') onRelic();
    const project = pointer.kind === 'none' ? await fallBack() : projectUnder(pointer, answer);
    if (project) store.dispatch({ type: 'arrived', project });
    else purgeLegacyKeys();
  });

  /** The server points to none, yet this session saved one a moment ago. */
  async function fallBack() {
    const id = readLastSaved(user.id);
    if (id === null || !mayFallBack(readCleared(user.id), Date.now()) || !isVacant(store.get())) return null;
    const project = await queryClient.fetchQuery({ ...projectQuery(id), staleTime: 0 }).catch(() => null);
    const now = queryClient.getQueryData(activeProjectQuery.queryKey);
    const isStill = isSamePointer(readPointer(null), readPointer(now?.last_project_id));
    return isStill && readLastSaved(user.id) === id ? project : null;
  }

  useEffect(() => {
    if (active) void hydrate(active);
  }, [active]);

  const retry = useEffectEvent(async () => {
    if (!isVacant(store.get())) return;
    const again = await queryClient.fetchQuery({ ...activeProjectQuery, staleTime: 0 }).catch(() => null);
    if (again) await hydrate(again);
  });
  useReturn(() => {
    void retry();
    void freshen();
  });

  return { isLoading };
}
