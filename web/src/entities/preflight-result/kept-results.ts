import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptResult } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';
import { api, pathOf } from '../../platform/api/client.ts';

/** The results kept with a project, newest first. */
export function keptResultsQuery(projectId: string) {
  const query = { projectId };
  return queryOptions({
    queryKey: [pathOf('GET /api/preflight/kept', undefined, query)],
    queryFn: ({ signal }) => api('GET /api/preflight/kept', { query, signal }),
  });
}

/** The results kept with all of the user's projects, newest first. */
export const allKeptResultsQuery = apiQuery('GET /api/preflight/kept');

/** One kept result with all its findings. */
export const keptResultQuery = (id: string) => apiQuery('GET /api/preflight/kept/:id', { id });

interface KeepRequest<Project> {
  sessionId: string;
  /** An existing project, or the name of a new one. */
  project: Project | string;
}

/**
 * Keeps a result with a project and returns the project, with the kept result's id. Keeping it twice succeeds.
 *
 * @param createProject must return the existing project when a failed attempt has already created it
 */
export function useKeepResult<Project extends { uuid: string }>(
  createProject: (name: string) => Promise<Project>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ sessionId, project }: KeepRequest<Project>) => {
      const owner = typeof project === 'string' ? await createProject(project) : project;
      const kept = await api('POST /api/preflight/kept', { body: { sessionId, projectId: owner.uuid } });
      queryClient.setQueryData(keptResultsQuery(kept.projectId).queryKey, (listed) =>
        listed?.some(({ id }) => id === kept.id)
          ? listed.map((other) => (other.id === kept.id ? kept : other))
          : listed && [kept, ...listed],
      );
      void queryClient.invalidateQueries({ queryKey: allKeptResultsQuery.queryKey });
      return { project: owner, keptId: kept.id };
    },
  });
}

/** Permanently removes a kept result from its project. */
export function useRemoveKeptResult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: KeptResult) => api('DELETE /api/preflight/kept/:id', { params: { id } }),
    onSuccess: (_answer, { id, projectId }) => {
      for (const { queryKey } of [keptResultsQuery(projectId), allKeptResultsQuery])
        queryClient.setQueryData(queryKey, (listed) => listed?.filter((other) => other.id !== id));
    },
    // It may already have been removed on another screen.
    onError: async (_error, { projectId }) => {
      void queryClient.invalidateQueries({ queryKey: allKeptResultsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: keptResultsQuery(projectId).queryKey });
    },
  });
}
