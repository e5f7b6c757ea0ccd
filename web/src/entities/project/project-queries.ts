import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { apiQuery } from '../../platform/api/api-query.ts';
import { apiWithHeaders, pathOf } from '../../platform/api/client.ts';

/** A call without an answer fails after this long, so that it can't block the saves queued behind it. */
export const CALL_TIMEOUT_MS = 15_000;

/** The first page has all active projects and the archived ones changed last; the others have older archived ones. */
export interface ProjectPage {
  projects: Project[];
  /** Archived projects on all pages, also those not loaded yet. */
  archivedCount: number;
  /** Where the next page starts; null after the last one. */
  next: string | null;
}

const PATH = pathOf('GET /api/projects');
/** The page parameter of the first page; those of the others are cursors. */
const FIRST_PAGE: string = '';

/** The user's projects, including archived ones, as far as they have been loaded. */
export const projectsQuery = infiniteQueryOptions({
  queryKey: [PATH],
  queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
  initialPageParam: FIRST_PAGE,
  getNextPageParam: ({ next }) => next,
});

async function readPage(before: string, signal: AbortSignal): Promise<ProjectPage> {
  const query = before === FIRST_PAGE ? undefined : ({ archived: 'true', before } as const);
  const { answer: projects, headers } = await apiWithHeaders('GET /api/projects', { query, signal });
  return {
    projects,
    archivedCount: Number(headers.get('x-archived-count')),
    next: readNextCursor(headers.get('link')),
  };
}

/** The project that was saved or opened last, on any device. */
export const activeProjectQuery = apiQuery('GET /api/projects/active', undefined, CALL_TIMEOUT_MS);

/** @param id integer id or UUID */
export function projectQuery(id: number | string) {
  return apiQuery('GET /api/projects/:id', { id }, CALL_TIMEOUT_MS);
}

/** Refetches the project list and the active project wherever they are shown. */
export function invalidateProjects(queryClient: QueryClient): void {
  invalidateListedProjects(queryClient);
  void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
}

export function invalidateListedProjects(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}

/** Puts the server's answer into the list at once. */
export function updateListed(queryClient: QueryClient, project: Project): void {
  changeList(queryClient, (listed) => listed.map((other) => (other.id === project.id ? project : other)));
}

/** A project as the list has it; undefined if it isn't in what was loaded. */
export function listedProject(queryClient: QueryClient, id: number | string): Project | undefined {
  const pages = queryClient.getQueryData(projectsQuery.queryKey)?.pages ?? [];
  return pages
    .flatMap(({ projects }) => projects)
    .find((project) => project.uuid === id || project.id === id);
}

export function removeListed(queryClient: QueryClient, id: number): void {
  changeList(queryClient, (listed) => listed.filter((other) => other.id !== id));
}

function changeList(queryClient: QueryClient, change: (listed: Project[]) => Project[]): void {
  queryClient.setQueryData(projectsQuery.queryKey, (data) => data && changePages(data, change));
  // Cancels a fetch in progress too, whose older answer would overwrite this change.
  void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
}

function changePages<Param>(
  { pages, pageParams }: InfiniteData<ProjectPage, Param>,
  change: (listed: Project[]) => Project[],
): InfiniteData<ProjectPage, Param> {
  const changed = pages.map((page) => ({ ...page, projects: change(page.projects) }));
  const added = countArchived(changed) - countArchived(pages);
  return {
    pages: changed.map((page) => ({ ...page, archivedCount: page.archivedCount + added })),
    pageParams,
  };
}

const countArchived = (pages: readonly ProjectPage[]): number =>
  pages.flatMap(({ projects }) => projects).filter(({ archived }) => archived).length;

const NEXT_LINK = /<[^>]*[?&]before=([^>&]+)[^>]*>;\s*rel="next"/;

/** The `before` of the next page in a `Link` header; null without one. */
function readNextCursor(link: string | null): string | null {
  const [, before] = NEXT_LINK.exec(link ?? '') ?? [];
  return before === undefined ? null : decodeURIComponent(before);
}

interface LoadedProjects {
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
