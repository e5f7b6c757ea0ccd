import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import type { Project } from '@printpartner/contracts/types';
import { useOpenProject } from './use-open-project.ts';
import { buildProject } from '../../entities/project/testing/build-project.ts';
import { answerCalls, inSession } from '../../entities/session/testing/in-session.tsx';
import { usePointerMoves } from '../../entities/project/pending-open-project.ts';

const realFetch = globalThis.fetch;
const project = buildProject();

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

test('P7 a project that was opened from home before this screen came is told to it, once', async () => {
  answerCalls(() => ({ last_project_id: project.id, project }));
  const { wrapper } = inSession();
  const open = jest.fn();
  const home = renderHook(() => useOpenProject(open), { wrapper });
  await home.result.current(project.id);
  expect(open).toHaveBeenCalledWith('projects');
  const onMove = jest.fn<(project: Project) => void>();
  renderHook(() => usePointerMoves(onMove), { wrapper }).unmount();
  expect(onMove.mock.calls).toEqual([[project]]);
  renderHook(() => usePointerMoves(onMove), { wrapper });
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('P7 one that is opened while the screen is there is told at once, and not again to the next', async () => {
  answerCalls(() => ({ last_project_id: project.id, project }));
  const { wrapper } = inSession();
  const onMove = jest.fn<(project: Project) => void>();
  const screen = renderHook(() => usePointerMoves(onMove), { wrapper });
  const home = renderHook(() => useOpenProject(jest.fn()), { wrapper });
  await home.result.current(project.id);
  expect(onMove.mock.calls).toEqual([[project]]);
  screen.unmount();
  renderHook(() => usePointerMoves(onMove), { wrapper });
  expect(onMove).toHaveBeenCalledTimes(1);
});
