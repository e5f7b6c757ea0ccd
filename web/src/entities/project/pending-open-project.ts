import { useEffect, useEffectEvent } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject, Project } from '@printpartner/contracts/types';
import { activeProjectQuery } from './active-project.ts';
import { takeWantedProject } from '../../features/projects/wanted-project.ts';

/**
 * Tells when something else on this page, the home screen or a reminder, puts another project under
 * the pointer, while this screen is there or just before: text that came back with it is asked about. What comes by fetching does not count: another device's move must not swap the form.
 */
export function usePointerMoves(onMove: (project: Project) => void): void {
  const queryClient = useQueryClient();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const wanted = takeWantedProject(queryClient);
    if (wanted) move(wanted);
    const key = hashKey(activeProjectQuery.queryKey);
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== key) return;
      if (event.action.type !== 'success' || event.action.manual !== true) return;
      takeWantedProject(queryClient);
      const active: ActiveProject | undefined = event.query.state.data;
      if (active?.project) move(active.project);
    });
  }, [queryClient]);
}
