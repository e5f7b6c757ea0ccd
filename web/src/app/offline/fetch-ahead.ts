import type { QueryClient } from '@tanstack/react-query';
import { specSlots } from '@printpartner/contracts/spec-fields';
import {
  allKeptResultsQuery,
  keptResultQuery,
  keptResultsQuery,
} from '../../entities/preflight-result/kept-results.ts';
import { activeProjectQuery, projectsQuery } from '../../entities/project/project-queries.ts';
import {
  specDraftQuery,
  specSheetQuery,
  specSheetsQuery,
} from '../../entities/spec-sheet/spec-sheet-queries.ts';
import { ApiError } from '../../platform/api/api-error.ts';

/** Results of active projects, newest first. Each has up to 2 MB, mostly far less. */
const MAX_RESULTS = 20;

/**
 * Reads, one after the other, what the user may need without a network and has not opened on this device, or not since
 * it changed: the working drafts, every sheet, and the latest preflight results of active projects. Rejects when the
 * server can't be reached.
 */
export async function fetchAhead(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  // A query that the server has answered with an error is not retried.
  const { queryKey } = activeProjectQuery;
  if (queryClient.getQueryState(queryKey)?.status !== 'error')
    await queryClient.fetchQuery(activeProjectQuery).catch(ignoreRefusal);
  for (const slot of Object.values(specSlots))
    await queryClient.fetchQuery(specDraftQuery(slot)).catch(ignoreRefusal);
  await fetchSheets(queryClient, signal).catch(ignoreRefusal);
  await fetchResults(queryClient, signal).catch(ignoreRefusal);
}

/** The rest can still be read; without the server nothing can. */
function ignoreRefusal(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

async function fetchSheets(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  for (const { id, revision } of await queryClient.fetchQuery(specSheetsQuery)) {
    if (signal.aborted) return;
    const query = specSheetQuery(id);
    const known = queryClient.getQueryData(query.queryKey);
    // A sheet that was deleted since is no reason to stop.
    if (known?.revision !== revision)
      await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
  }
}

async function fetchResults(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  const results = await queryClient.fetchQuery(allKeptResultsQuery);
  const { pages } = await queryClient.fetchInfiniteQuery(projectsQuery);
  const active = pages.flatMap(({ projects }) => projects).filter(({ archived }) => !archived);
  const uuids = new Set(active.map(({ uuid }) => uuid));
  for (const uuid of uuids) {
    const { queryKey } = keptResultsQuery(uuid);
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    queryClient.setQueryData(
      queryKey,
      results.filter(({ projectId }) => projectId === uuid),
    );
    // Whoever shows it asks the server again.
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
  for (const { id } of results.filter(({ projectId }) => uuids.has(projectId)).slice(0, MAX_RESULTS)) {
    if (signal.aborted) return;
    const query = keptResultQuery(id);
    if (queryClient.getQueryData(query.queryKey) === undefined)
      await queryClient.fetchQuery(query).catch(() => null);
  }
}
