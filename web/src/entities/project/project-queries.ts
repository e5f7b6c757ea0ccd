import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';

/** All projects of the user, archived ones too. */
export const projectsQuery = apiQuery('GET /api/projects');

/** Puts a project as the server just gave it into the list, without asking for all of them again. */
export function listProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData(projectsQuery.queryKey, (listed) =>
    listed?.map((other) => (other.id === project.id ? project : other)),
  );
}

/** Takes a project that is gone off the list. */
export function unlistProject(queryClient: QueryClient, id: number): void {
  queryClient.setQueryData(projectsQuery.queryKey, (listed) => listed?.filter((other) => other.id !== id));
}
