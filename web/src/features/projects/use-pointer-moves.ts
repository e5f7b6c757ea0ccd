import { useEffect, useEffectEvent } from 'react';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject, Project } from '@printpartner/contracts/types';
import { activeProjectQuery } from './api/active-project.ts';

/**
 * Tells when something else on this page, the home screen or a reminder, puts another project under
 * the pointer. What comes by fetching does not count: another device's move must not swap the form.
 */
export function usePointerMoves(onMove: (project: Project) => void): void {
  const queryClient = useQueryClient();
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const key = hashKey(activeProjectQuery.queryKey);
    return queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== key) return;
      if (event.action.type !== 'success' || event.action.manual !== true) return;
      const active: ActiveProject | undefined = event.query.state.data;
      if (active?.project) move(active.project);
    });
  }, [queryClient]);
}
