import { expect, test } from '@jest/globals';
import { type InfiniteData, InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { type ProjectPage, projectsQuery, removeListed, updateListed } from './project-queries.ts';
import { buildProject } from './testing/build-project.ts';

const postcard = buildProject({ id: 1 });
const archived = buildProject({ id: 1, archived: true });

const pagesOf = (...pages: Project[][]): InfiniteData<ProjectPage, string> => ({
  pages: pages.map((projects) => ({
    projects,
    archivedCount: pages.flat().filter((project) => project.archived).length,
    next: null,
  })),
  pageParams: pages.map((_, index) => (index === 0 ? '' : `${index}-1`)),
});

/** A shown list whose first fetch is still under way when it changes; later fetches return `current`. */
async function listDuring(
  change: (queryClient: QueryClient) => void,
  current: Project[],
): Promise<Project[]> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(projectsQuery.queryKey, pagesOf([postcard]));
  const older = Promise.withResolvers<ProjectPage>();
  const [currentPage] = pagesOf(current).pages;
  if (!currentPage) throw new Error('no page');
  const answers = [older.promise, Promise.resolve(currentPage)];
  const observer = new InfiniteQueryObserver(queryClient, {
    ...projectsQuery,
    queryFn: () => answers.shift() ?? currentPage,
  });
  const stop = observer.subscribe(() => {});
  change(queryClient);
  older.resolve({ projects: [postcard], archivedCount: 0, next: null });
  await older.promise;
  // Waits for fetches in progress without starting one.
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  stop();
  queryClient.clear();
  return observer.getCurrentResult().data?.pages.flatMap(({ projects }) => projects) ?? [];
}

test('P7 an archived project stays archived when an older list arrives after it', async () => {
  expect(await listDuring((client) => updateListed(client, archived), [archived])).toEqual([archived]);
});

test('P7 a deleted project stays away when an older list arrives after it', async () => {
  expect(await listDuring((client) => removeListed(client, postcard.id), [])).toEqual([]);
});

test('P7 the first page has no query, and each further page starts where the Link header says', async () => {
  const queryClient = new QueryClient();
  const calls = answerCalls(
    (call) => (call.includes('before') ? [archived] : [buildProject({ id: 2 })]),
    (call) => ({
      'x-archived-count': '61',
      ...(!call.includes('before') && { link: '</api/projects?archived=true&before=17-3>; rel="next"' }),
    }),
  );
  const { pages } = await queryClient.fetchInfiniteQuery({ ...projectsQuery, pages: 3 });
  expect(calls).toEqual(['GET /api/projects', 'GET /api/projects?archived=true&before=17-3']);
  expect(pages).toMatchObject([
    { projects: [{ id: 2 }], archivedCount: 61, next: '17-3' },
    { projects: [{ id: 1 }], archivedCount: 61, next: null },
  ]);
  queryClient.clear();
});

test('P7 a project on a later page that is restored or deleted changes the count of archived ones', () => {
  const counts = (change: (queryClient: QueryClient) => void) => {
    const queryClient = new QueryClient();
    const old = buildProject({ id: 3, archived: true });
    queryClient.setQueryData(projectsQuery.queryKey, pagesOf([postcard], [old]));
    change(queryClient);
    const data = queryClient.getQueryData(projectsQuery.queryKey);
    queryClient.clear();
    return data?.pages.map(({ archivedCount }) => archivedCount);
  };
  expect(counts((client) => updateListed(client, buildProject({ id: 3 })))).toEqual([0, 0]);
  expect(counts((client) => removeListed(client, 3))).toEqual([0, 0]);
  expect(counts((client) => updateListed(client, archived))).toEqual([2, 2]);
});
