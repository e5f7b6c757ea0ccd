import { expect, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectsQuery, removeListed, updateListed } from './project-queries.ts';
import { buildProject } from './testing/build-project.ts';

const postcard = buildProject({ id: 1 });
const archived = buildProject({ id: 1, archived: true });

/** A shown list whose first fetch is still under way when it changes; later fetches return `current`. */
async function listDuring(
  change: (queryClient: QueryClient) => void,
  current: Project[],
): Promise<Project[]> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(projectsQuery.queryKey, [postcard]);
  const older = Promise.withResolvers<Project[]>();
  const answers = [older.promise, Promise.resolve(current)];
  const observer = new QueryObserver(queryClient, {
    queryKey: projectsQuery.queryKey,
    queryFn: () => answers.shift() ?? current,
  });
  const stop = observer.subscribe(() => {});
  change(queryClient);
  older.resolve([postcard]);
  await older.promise;
  // Waits for fetches in progress without starting one.
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve));
  stop();
  queryClient.clear();
  return observer.getCurrentResult().data ?? [];
}

test('P7 an archived project stays archived when an older list arrives after it', async () => {
  expect(await listDuring((client) => updateListed(client, archived), [archived])).toEqual([archived]);
});

test('P7 a deleted project stays away when an older list arrives after it', async () => {
  expect(await listDuring((client) => removeListed(client, postcard.id), [])).toEqual([]);
});
