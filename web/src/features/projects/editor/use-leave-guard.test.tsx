import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { keptProjects } from '../../../entities/project/kept-project.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { AUTOSAVE_DELAY_MS } from '../../../platform/documents/autosave.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { ProjectDesk, usePause } from './project-desk.ts';
import { useLeaveGuard } from './use-leave-guard.tsx';

const realFetch = globalThis.fetch;
const harbor = buildProject();
let end = () => {};
afterEach(() => {
  end();
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
  localStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function run() {
  const { queryClient, wrapper } = inSession();
  const desk = new ProjectDesk('maya', queryClient);
  end = desk.start();
  desk.open(harbor);
  const { result } = renderHook(() => useLeaveGuard(desk), { wrapper });
  return { desk, result };
}
const type = (desk: ProjectDesk, notes: string) => desk.session.editor.set('notes', notes);

test('P7 another project opens at once without unsaved text, and without a question once it is saved', async () => {
  const calls = answerCalls(() => ({ ...harbor, notes: 'x', revision: 2 }));
  const { desk, result } = run();
  const proceed = jest.fn();
  act(() => result.current.guard(proceed));
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
  type(desk, 'x');
  await act(async () => result.current.guard(proceed));
  expect(proceed).toHaveBeenCalledTimes(2);
  expect(calls).toHaveLength(1);
  expect(result.current.question).toBeNull();
});

test('P7 text that could not be saved asks before another project opens', async () => {
  const { desk, result } = run();
  const proceed = jest.fn();
  desk.startNew();
  type(desk, 'of a project without a name');
  await act(async () => result.current.guard(proceed));
  expect(proceed).not.toHaveBeenCalled();
  expect(result.current.question).toEqual({ proceed });
});

test('S7 without an answer, the text waits on this device, and is told to', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  const { desk, result } = run();
  const proceed = jest.fn();
  type(desk, 'x');
  await act(async () => result.current.guard(proceed));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(currentToasts()[0]).toMatchObject({ title: 'Saved on this device' });
  expect(keptProjects.all('maya')).toMatchObject([{ draft: { isLeft: true, values: { notes: 'x' } } }]);
});

test('P6 autosave is paused before the dialog that pauses it is on screen', () => {
  jest.useFakeTimers();
  const calls = answerCalls(() => harbor);
  const { desk } = run();
  const { rerender } = renderHook(
    (isOpen: boolean) => {
      usePause(desk, isOpen);
      useLayoutEffect(() => {
        if (isOpen) jest.advanceTimersByTime(3 * AUTOSAVE_DELAY_MS);
      }, [isOpen]);
    },
    { initialProps: false },
  );
  type(desk, 'x');
  rerender(true);
  expect(calls).toEqual([]);
});
