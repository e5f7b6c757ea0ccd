import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** A call without an answer fails after this long, so that it can't block the saves queued behind it. */
export const CALL_TIMEOUT_MS = 15_000;

/** All projects of the user, including archived ones. */
export const projectsQuery = apiQuery('GET /api/projects');

/** The project that was saved or opened last, on any device. */
export const activeProjectQuery = apiQuery('GET /api/projects/active', undefined, CALL_TIMEOUT_MS);

export function projectQuery(id: number) {
  return apiQuery('GET /api/projects/:id', { id }, CALL_TIMEOUT_MS);
}

/** Refetches the project list and the active project wherever they are shown. */
export function invalidateProjects(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
}

/** Puts the server's answer into the list at once. */
export function updateListed(queryClient: QueryClient, project: Project): void {
  changeList(queryClient, (listed) => listed.map((other) => (other.id === project.id ? project : other)));
}

export function removeListed(queryClient: QueryClient, id: number): void {
  changeList(queryClient, (listed) => listed.filter((other) => other.id !== id));
}

function changeList(queryClient: QueryClient, change: (listed: Project[]) => Project[]): void {
  queryClient.setQueryData(projectsQuery.queryKey, (listed) => listed && change(listed));
  // Cancels a fetch in progress too, whose older answer would overwrite this change.
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}
