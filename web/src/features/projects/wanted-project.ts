import type { QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';

/** In the query cache, because that is emptied when another user takes the browser. */
const key = ['wanted project'];

/** Notes which project the user asked for from elsewhere, for when Project Tracking has come. */
export function wantProject(queryClient: QueryClient, project: Project): void {
  queryClient.setQueryData<Project>(key, project);
}

/** The project that was asked for, once. */
export function takeWantedProject(queryClient: QueryClient): Project | undefined {
  const project = queryClient.getQueryData<Project>(key);
  queryClient.removeQueries({ queryKey: key });
  return project;
}
