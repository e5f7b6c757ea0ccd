import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { type ProjectPage, projectsQuery } from './project-queries.ts';

export interface LoadedProjects {
  /** All active projects and the archived ones loaded so far. */
  projects: Project[];
  /** Archived projects in total. */
  archivedCount: number;
}

interface ReadOptions {
  /** False as long as nobody is signed in. */
  enabled?: boolean;
  /** Reads them again even if they are held. */
  refetchOnMount?: 'always';
}

/** The user's projects, and a way to load older archived ones. */
export function useProjects(options: ReadOptions = {}) {
  const query = useInfiniteQuery({ ...projectsQuery, ...options, select: joinPages });
  return {
    data: query.data,
    dataUpdatedAt: query.dataUpdatedAt,
    /** There is nothing to show. */
    isFailed: query.isError && query.data === undefined,
    /** The data is older than the last attempt to read it. */
    isStale: query.isRefetchError,
    refetch: () => void query.refetch(),
    older: {
      exist: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      isFailed: query.isFetchNextPageError,
      load: () => void query.fetchNextPage(),
    },
  };
}

export type OlderProjects = ReturnType<typeof useProjects>['older'];

function joinPages({ pages }: InfiniteData<ProjectPage, string>): LoadedProjects {
  return {
    projects: pages.flatMap(({ projects }) => projects),
    archivedCount: pages.at(-1)?.archivedCount ?? 0,
  };
}
