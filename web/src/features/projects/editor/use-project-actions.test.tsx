import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { ProjectDesk } from './project-desk.ts';
import { offerUndo, useProjectActions } from './use-project-actions.ts';

const realFetch = globalThis.fetch;
const harbor = buildProject();
const postcard = buildProject({ id: 2, project_name: 'Holiday postcard' });
const shown = () => currentToasts().filter(({ isOpen }) => isOpen);

let end = () => {};
afterEach(() => {
  end();
  localStorage.clear();
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function run() {
  const { queryClient, wrapper } = inSession();
  const desk = new ProjectDesk('maya', queryClient);
  end = desk.start();
  desk.open(harbor);
  const pointer = { pointTo: () => Promise.resolve() };
  const { result } = renderHook(() => useProjectActions(desk, pointer), { wrapper });
  return { desk, actions: result.current };
}

test('P4 Refresh keeps a form with text typed meanwhile and says so', async () => {
  answerCalls(() => ({ last_project_id: postcard.id, project: postcard }));
  const { desk, actions } = run();
  const refreshing = actions.refresh();
  desk.session.editor.set('notes', 'of Harbor');
  await refreshing;
  expect(desk.get()).toMatchObject({ record: harbor, form: { notes: 'of Harbor' } });
  expect(shown()).toMatchObject([{ title: 'Not refreshed' }]);
});

test('P4 Clear Fields withdraws Undo once something is typed', () => {
  const { desk, actions } = run();
  actions.clear();
  const undo = shown()[0]?.action;
  expect(undo?.label).toBe('Undo');
  desk.session.editor.set('notes', 'of another job');
  expect(shown()).toEqual([]);
  undo?.onClick();
  expect(desk.get()).toMatchObject({ record: null, form: { notes: 'of another job' } });
});

afterEach(() => dismissToast());

test('P4 a failed server call is shown in the toast that offers Undo', async () => {
  const onUndo = jest.fn();
  const clearing = Promise.reject(new TypeError('offline'));
  offerUndo(clearing, onUndo);
  expect(shown()).toMatchObject([{ title: 'Fields cleared', action: { label: 'Undo' } }]);
  await expect(clearing).rejects.toThrow('offline');
  expect(shown()).toMatchObject([
    { title: 'Cleared on this screen only', variant: 'destructive', action: { label: 'Undo' } },
  ]);
  shown()[0]?.action?.onClick();
  expect(onUndo).toHaveBeenCalledWith(false);
});

test('P4 withdrawing Undo keeps the message about the failed server call', async () => {
  offerUndo(Promise.resolve(), jest.fn())();
  expect(shown()).toEqual([]);
  const clearing = Promise.reject(new TypeError('offline'));
  const withdraw = offerUndo(clearing, jest.fn());
  await expect(clearing).rejects.toThrow('offline');
  withdraw();
  expect(shown()).toMatchObject([{ title: 'Cleared on this screen only' }]);
  expect(shown()[0]?.action).toBeUndefined();
});

test('P4 a failure after the toast was closed is shown in a new toast without Undo', async () => {
  const clearing = Promise.reject(new TypeError('offline'));
  offerUndo(clearing, jest.fn());
  dismissToast();
  await expect(clearing).rejects.toThrow('offline');
  expect(shown()).toMatchObject([{ title: 'Cleared on this screen only' }]);
  expect(shown()[0]?.action).toBeUndefined();
});
