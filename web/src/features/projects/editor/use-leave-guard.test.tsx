import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { createEditorStore } from './editor-store.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function run(isSaved: boolean) {
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project: buildProject() });
  const flush = jest.fn(() => Promise.resolve(isSaved));
  const options = { form: { current: null }, flush };
  const { result } = renderHook(() => useLeaveGuard(store, options), { wrapper: inSession().wrapper });
  return { store, flush, result };
}
const proceed = jest.fn();

test('P7 another project opens at once without unsaved text, and without a question once it is saved', async () => {
  const { store, flush, result } = run(true);
  act(() => result.current.guard(proceed));
  expect(proceed).toHaveBeenCalledTimes(1);
  expect(flush).not.toHaveBeenCalled();
  store.dispatch({ type: 'typed', field: 'notes', value: 'x' });
  await act(async () => result.current.guard(proceed));
  expect(proceed).toHaveBeenCalledTimes(2);
  expect(result.current.leaving).toBeNull();
});

test('P7 text that could not be saved asks before another project opens', async () => {
  const { store, result } = run(false);
  proceed.mockClear();
  store.dispatch({ type: 'typed', field: 'notes', value: 'x' });
  await act(async () => result.current.guard(proceed));
  expect(proceed).not.toHaveBeenCalled();
  expect(result.current.leaving).toEqual({ proceed });
});
