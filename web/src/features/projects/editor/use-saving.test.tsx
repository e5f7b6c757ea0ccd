import { afterEach, expect, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { dismissToast } from '../../../ui/toast.tsx';
import { createEditorStore } from './editor-store.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { useSaving } from './use-saving.ts';

const realFetch = globalThis.fetch;
const project = buildProject();

afterEach(() => {
  cleanup();
  dismissToast();
  globalThis.fetch = realFetch;
});

function halfTypedDueDate() {
  const { inputs, input } = buildInputs();
  document.body.append(inputs);
  setHalfTyped(input('dueDate'), true);
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  store.dispatch({ type: 'typed', field: 'dueDate', value: '' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'new' });
  const { queryClient, wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: inputs }), { wrapper });
  return { store, input, queryClient, saving: result.current };
}

test('P2 save with a half-typed date sends nothing and asks to finish it', async () => {
  const calls = answerCalls(() => project);
  const { store, input, saving } = halfTypedDueDate();
  await expect(saving.save()).resolves.toBe(false);
  expect(calls).toEqual([]);
  expect(store.get()).toMatchObject({ errors: { dueDate: 'Finish this date' }, isSaving: false });
  expect(document.activeElement).toBe(input('dueDate'));
});

test('P6 autosave leaves out a half-typed date without an error', async () => {
  const calls = answerCalls(() => ({ ...project, notes: 'new' }));
  const { store, saving } = halfTypedDueDate();
  await saving.autosave();
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  expect(store.get()).toMatchObject({ record: { notes: 'new' }, form: { dueDate: '' }, errors: {} });
});

test('R1 autosave leaves out a reminder in the past, which Save Project sends', async () => {
  const calls = answerCalls(() => project);
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project });
  store.dispatch({ type: 'typed', field: 'reminderDate', value: '2020-01-06' });
  store.dispatch({ type: 'typed', field: 'notes', value: 'new' });
  const { wrapper } = inSession();
  const { result } = renderHook(() => useSaving(store, { current: null }), { wrapper });
  await result.current.autosave();
  expect(calls[0]).toBe('PATCH /api/projects/1 {"notes":"new","base_revision":1}');
  expect(store.get().form.reminderDate).toBe('2020-01-06');
  await result.current.save();
  expect(calls[1]).toContain('"reminder_date":"2020-01-06"');
});
