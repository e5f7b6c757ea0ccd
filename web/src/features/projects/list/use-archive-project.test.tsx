import { expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { keptProjects } from '../../../entities/project/kept-project.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { openDesk, setUpDesks, typeIn } from '../editor/testing/open-desk.ts';
import { useLeaveGuard } from '../editor/use-leave-guard.tsx';
import { useArchiveProject } from './use-archive-project.ts';

const harbor = buildProject();

setUpDesks();

function run() {
  const desk = openDesk(harbor);
  const { wrapper } = inSession();
  const hooks = () => ({ guard: useLeaveGuard(desk).guard, actions: useArchiveProject(desk, () => {}) });
  const { result } = renderHook(hooks, { wrapper });
  typeIn(desk, { notes: 'call the bindery' });
  return { desk, result };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('P7 S7 text of a project that could not be archived without a network is in the form again, and on this device', async () => {
  const { desk, result } = run();
  act(() => result.current.guard(() => void result.current.actions.archive(harbor)));
  await pass(10_000);
  expect(desk.get()).toMatchObject({ record: { id: harbor.id }, form: { notes: 'call the bindery' } });
  expect(keptProjects.all('maya')).toMatchObject([{ draft: { values: { notes: 'call the bindery' } } }]);
  cleanup();
});

test('P7 text of a project that is deleted goes with it', async () => {
  answerCalls((call) => (call.startsWith('DELETE') ? { success: true } : harbor));
  const { desk, result } = run();
  await act(() => result.current.actions.remove(harbor));
  await pass(10_000);
  expect(desk.get()).toMatchObject({ record: null, isNew: true });
  expect(keptProjects.all('maya')).toEqual([]);
  cleanup();
});
