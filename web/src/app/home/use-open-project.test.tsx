import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { activeProjectQuery } from '../../entities/project/project-queries.ts';
import { useOpenProject } from './use-open-project.ts';
import { buildProject } from '../../entities/project/testing/build-project.ts';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { useOpenRequests } from '../../entities/project/pending-open-project.ts';

const realFetch = globalThis.fetch;
const project = buildProject();

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

test('P7 a project opened from home is passed to Project Tracking once, when it mounts later', async () => {
  answerCalls(() => ({ last_project_id: project.id, project }));
  const { wrapper } = inSession();
  const open = jest.fn();
  const home = renderHook(() => useOpenProject(open), { wrapper });
  await home.result.current(project.id);
  expect(open).toHaveBeenCalledWith('projects');
  const onOpen = jest.fn<(project: Project) => void>();
  renderHook(() => useOpenRequests(onOpen), { wrapper }).unmount();
  expect(onOpen.mock.calls).toEqual([[project]]);
  renderHook(() => useOpenRequests(onOpen), { wrapper });
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('P7 a project opened from home opens without waiting for another call', async () => {
  const answer = { last_project_id: project.id, project };
  answerCalls(() => answer);
  const answered = globalThis.fetch;
  globalThis.fetch = (url, init) => (init?.method === 'GET' ? new Promise(() => {}) : answered(url, init));
  const { wrapper, queryClient } = inSession();
  const open = jest.fn();
  const { result } = renderHook(
    () => ({ openProject: useOpenProject(open), active: useQuery(activeProjectQuery) }),
    {
      wrapper,
    },
  );
  await result.current.openProject(project.id);
  expect(open).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(activeProjectQuery.queryKey)).toEqual(answer);
});

test('P7 a project opened from home is passed to mounted Project Tracking at once, and to none mounted later', async () => {
  answerCalls(() => ({ last_project_id: project.id, project }));
  const { wrapper } = inSession();
  const onOpen = jest.fn<(project: Project) => void>();
  const screen = renderHook(() => useOpenRequests(onOpen), { wrapper });
  const home = renderHook(() => useOpenProject(jest.fn()), { wrapper });
  await home.result.current(project.id);
  expect(onOpen.mock.calls).toEqual([[project]]);
  screen.unmount();
  renderHook(() => useOpenRequests(onOpen), { wrapper });
  expect(onOpen).toHaveBeenCalledTimes(1);
});
