import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject, Project } from '@printpartner/contracts/types';
import { activeProjectQuery, projectQuery, useProjects } from '../../../entities/project/project-queries.ts';
import { useUser } from '../../../entities/session/session-context.ts';
import { whenPageReturns } from '../../../platform/documents/page-returns.ts';
import { purgeLegacyKeys } from '../../../platform/storage/legacy-purge.ts';
import type { ProjectDesk } from './project-desk.ts';
import {
  isSamePointer,
  mayFallBack,
  projectUnder,
  readClearedAt,
  readLastSaved,
  readPointer,
} from './active-pointer.ts';

/**
 * Fills a vacant form with the active project, on mount and when the user returns to the tab. An open project is
 * updated whenever the list was read again: another tab or device may have changed it.
 *
 * @param options.isHeld another project is about to be opened, so nothing is loaded into a vacant form
 * @param options.onLegacyPointer the stored pointer is from an older version and must be cleared
 */
export function useHydration(
  desk: ProjectDesk,
  { isHeld, onLegacyPointer }: { isHeld: boolean; onLegacyPointer: () => void },
) {
  const user = useUser();
  const queryClient = useQueryClient();
  const { data, isFetching, dataUpdatedAt } = useQuery({ ...activeProjectQuery, refetchOnMount: 'always' });
  // An answer of an earlier visit fills the form only if there is no newer one.
  const isLoading = isFetching && dataUpdatedAt < performance.timeOrigin;
  const active = isLoading ? undefined : data;

  const hydrate = useEffectEvent(async (answer: ActiveProject) => {
    const pointer = readPointer(answer.last_project_id);
    if (pointer.kind === 'rejected') return;
    if (pointer.kind === 'legacy') onLegacyPointer();
    const project = pointer.kind === 'none' ? await loadLastSaved() : projectUnder(pointer, answer);
    if (project) desk.arrive(project);
    else purgeLegacyKeys();
  });

  /** Covers a server that has no active project although this session just saved one. */
  async function loadLastSaved() {
    const id = readLastSaved(user.id);
    if (id === null || !mayFallBack(readClearedAt(user.id), Date.now()) || !desk.session.editor.isVacant())
      return null;
    const project = await queryClient.fetchQuery({ ...projectQuery(id), staleTime: 0 }).catch(() => null);
    const now = queryClient.getQueryData(activeProjectQuery.queryKey);
    const isStillNone = isSamePointer(readPointer(null), readPointer(now?.last_project_id));
    return isStillNone && readLastSaved(user.id) === id ? project : null;
  }

  useEffect(() => {
    if (active && !isHeld) void hydrate(active);
  }, [active, isHeld]);

  const { data: listed } = useProjects();
  const updateFrom = useEffectEvent((projects: readonly Project[]) => {
    const project = projects.find(({ id }) => id === desk.get().record?.id);
    if (project) desk.session.follow(project);
  });
  useEffect(() => {
    if (listed) updateFrom(listed.projects);
  }, [listed]);

  const hydrateAgain = useEffectEvent(async () => {
    if (isHeld || !desk.session.editor.isVacant()) return;
    const answer = await queryClient.fetchQuery({ ...activeProjectQuery, staleTime: 0 }).catch(() => null);
    if (answer) await hydrate(answer);
  });
  useEffect(() => whenPageReturns(() => void hydrateAgain()), []);

  return { isLoading };
}
