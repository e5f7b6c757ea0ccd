import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { api, pathOf } from '../../../platform/api/client.ts';

/** Results kept with a project, last kept first. */
export function keptResultsQuery(projectId: string) {
  const query = { projectId };
  return queryOptions({
    queryKey: [pathOf('GET /api/preflight/kept', undefined, query)],
    queryFn: ({ signal }) => api('GET /api/preflight/kept', { query, signal }),
  });
}

/** A kept result with all that was found. */
export const keptResultQuery = (id: string) => apiQuery('GET /api/preflight/kept/:id', { id });
