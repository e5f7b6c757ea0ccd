import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { createEditorStore } from './editor-store.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { useProjectActions } from './use-project-actions.ts';

const realFetch = globalThis.fetch;
const harbor = buildProject();
const postcard = buildProject({ id: 2, project_name: 'Holiday postcard' });
const shown = () => currentToasts().filter(({ isOpen }) => isOpen);

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function run(form: HTMLElement | null = null, project = harbor) {
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  const pointer = { pointTo: () => Promise.resolve() };
  const options = { pointer, form: { current: form } };
  const { result } = renderHook(() => useProjectActions(store, options), { wrapper: inSession().wrapper });
  return { store, actions: result.current };
}

test('P4 Refresh keeps a form with text typed meanwhile and says so', async () => {
  answerCalls(() => ({ last_project_id: postcard.id, project: postcard }));
  const { store, actions } = run();
  const refreshing = actions.refresh();
  store.dispatch({ type: 'typed', field: 'notes', value: 'of Harbor' });
  await refreshing;
  expect(store.get()).toMatchObject({ record: harbor, form: { notes: 'of Harbor' } });
  expect(shown()).toMatchObject([{ title: 'Not refreshed' }]);
});

test('P4 Clear Fields withdraws Undo once something is typed', () => {
  const { store, actions } = run();
  actions.clear();
  const undo = shown()[0]?.action;
  expect(undo?.label).toBe('Undo');
  store.dispatch({ type: 'typed', field: 'notes', value: 'of another job' });
  expect(shown()).toEqual([]);
  undo?.onClick();
  expect(store.get()).toMatchObject({ record: null, form: { notes: 'of another job' } });
});

test('P4 Undo after Clear Fields brings back the saved date, not half of one', () => {
  const { inputs, input } = buildInputs();
  const { store, actions } = run(inputs, { ...harbor, due_date: '2027-01-15' });
  setHalfTyped(input('dueDate'), true);
  store.dispatch({ type: 'typed', field: 'dueDate', value: '' });
  actions.clear();
  shown()[0]?.action?.onClick();
  expect(store.get().form.dueDate).toBe('2027-01-15');
});
