import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { JobFile, JobFileVersion } from '@printpartner/contracts/types';
import { api, pathOf } from '../../platform/api/client.ts';

/** A call without an answer fails after this long. */
export const CALL_TIMEOUT_MS = 15_000;
/** How often the list is read again while a check is unfinished. */
const POLL_MS = 1_500;

/** The files of a project by name, and how much room is left. Read again and again until every check is finished. */
export function jobFilesQuery(projectId: string) {
  const query = { projectId };
  return queryOptions({
    queryKey: [pathOf('GET /api/files', undefined, query)],
    queryFn: ({ signal }) => api('GET /api/files', { query, signal, timeoutMs: CALL_TIMEOUT_MS }),
    refetchInterval: ({ state }) => (state.data?.files.some(isBeingChecked) ? POLL_MS : false),
  });
}

const isBeingChecked = ({ versions }: JobFile): boolean =>
  versions.some(({ check }) => check?.state === 'waiting' || check?.state === 'working');

/** The version that is shown for a file. */
export const newestOf = ({ versions }: JobFile): JobFileVersion => {
  const [newest] = versions;
  if (!newest) throw new Error('A file has at least one version');
  return newest;
};

/** The order in which the server lists them. */
const byName = new Intl.Collator('en', { numeric: true });

/** Puts the server's answer into the list at once, then reads the list again: the room has changed, too. */
export function putJobFile(queryClient: QueryClient, file: JobFile): void {
  changeFiles(queryClient, file.projectId, (files) =>
    [...files.filter(({ id }) => id !== file.id), file].toSorted((a, b) => byName.compare(a.name, b.name)),
  );
}

/** Changes the list at once, then reads it again. */
export function changeFiles(
  queryClient: QueryClient,
  projectId: string,
  change: (files: readonly JobFile[]) => JobFile[],
): void {
  const { queryKey } = jobFilesQuery(projectId);
  queryClient.setQueryData(queryKey, (listed) => listed && { ...listed, files: change(listed.files) });
  // Cancels a fetch in progress, whose older answer would overwrite this.
  void queryClient.invalidateQueries({ queryKey });
}
