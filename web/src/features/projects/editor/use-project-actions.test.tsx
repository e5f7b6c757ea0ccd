import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { ProjectDesk } from './project-desk.ts';
import { useProjectActions } from './use-project-actions.ts';

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
