import { useEffect, useEffectEvent } from 'react';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';

/** The request waits in the query cache because that is cleared when another user signs in. */
const queryKey = ['pending open project'];

/** Asks Project Tracking to open a project, now or as soon as it has loaded. */
export function requestOpenProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData<Project>(queryKey, project);
}

/** Calls `onOpen` once for each request, including one made before this component mounted. */
export function useOpenRequests(onOpen: (project: Project) => void): void {
  const queryClient = useQueryClient();
  const openPending = useEffectEvent(() => {
    const project = queryClient.getQueryData<Project>(queryKey);
    if (!project) return;
    queryClient.removeQueries({ queryKey });
    onOpen(project);
  });
  useEffect(() => {
    const hash = hashKey(queryKey);
    openPending();
    return queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'updated' && query.queryHash === hash) openPending();
    });
  }, [queryClient]);
}
