import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useLayoutEffect } from 'react';
import { cleanup, renderHook } from '@testing-library/react';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { AUTOSAVE_DELAY_MS, useAutosave } from './use-autosave.ts';

const project = buildProject();
let store: EditorStore;
const onSave = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onSave.mockClear();
  store = createEditorStore();
  store.dispatch({ type: 'opened', project });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function run(isPaused = false) {
  return renderHook(
    (paused: boolean) => useAutosave(store, { form: { current: null }, isPaused: paused, onSave }),
    {
      initialProps: isPaused,
    },
  );
}
const type = (value: string) => store.dispatch({ type: 'typed', field: 'notes', value });

test('P6 autosave runs once, 2 s after the last change', () => {
  run();
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
  type('ab');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
  expect(onSave).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(AUTOSAVE_DELAY_MS).toBe(2000);
});

test('R1 autosave does not run for a reminder in the past alone', () => {
  run();
  store.dispatch({ type: 'typed', field: 'reminderDate', value: '2020-01-06' });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave waits for a running save', () => {
  run();
  type('a');
  store.dispatch({ type: 'submitted', isAutosave: false });
  jest.advanceTimersByTime(3 * AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  store.dispatch({
    type: 'rejected',
    errors: {},
    failure: 'refused',
    isUnanswered: false,
    submitted: emptyForm,
    generation: store.get().generation,
  });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave is paused before the dialog that pauses it is on screen', () => {
  const { rerender } = renderHook(
    (isOpen: boolean) => {
      useAutosave(store, { form: { current: null }, isPaused: isOpen, onSave });
      useLayoutEffect(() => {
        if (isOpen) jest.advanceTimersByTime(3 * AUTOSAVE_DELAY_MS);
      }, [isOpen]);
    },
    { initialProps: false },
  );
  type('a');
  rerender(true);
  expect(onSave).not.toHaveBeenCalled();
});

test('P6 autosave pauses while a dialog is open, and then saves remaining text', () => {
  const { rerender } = run();
  type('a');
  rerender(true);
  jest.advanceTimersByTime(3 * AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  rerender(false);
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave retries with the next change and when the browser goes online', () => {
  run();
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  jest.advanceTimersByTime(10 * AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onSave).toHaveBeenCalledTimes(2);
  type('ab');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(3);
});

test('P6 autosave retries a passing failure with increasing delays, from the first one again when the browser goes online', () => {
  run();
  onSave.mockImplementation(() => {
    const { generation } = store.get();
    store.dispatch({ type: 'submitted', isAutosave: true });
    store.dispatch({
      type: 'rejected',
      errors: {},
      failure: 'passing',
      isUnanswered: false,
      submitted: emptyForm,
      generation,
    });
  });
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  const expectIncreasingDelays = (calls: number) => {
    for (const [index, wait] of [2000, 4000, 8000].entries()) {
      expect(onSave).toHaveBeenCalledTimes(calls + index);
      jest.advanceTimersByTime(wait - 1);
      expect(onSave).toHaveBeenCalledTimes(calls + index);
      jest.advanceTimersByTime(1);
    }
  };
  expectIncreasingDelays(1);
  // The delays of a lost network don't go on when it is back.
  window.dispatchEvent(new Event('online'));
  expectIncreasingDelays(5);
  onSave.mockImplementation(() => {});
  jest.advanceTimersByTime(16_000);
  expect(onSave).toHaveBeenCalledTimes(9);
  onSave.mockReset();
  jest.advanceTimersByTime(300_000);
  expect(onSave).not.toHaveBeenCalled();
});

test('P6 autosave does not save after another project was opened or the screen unmounted', () => {
  const { unmount } = run();
  type('a');
  store.dispatch({ type: 'opened', project: buildProject({ id: 2 }) });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  type('b');
  unmount();
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
});

test('P6 autosave tries again without a refused field, and only once if that is refused, too', () => {
  run();
  const status = 'Must be at most 2000 characters';
  onSave.mockImplementation(() => {
    const { form, generation } = store.get();
    store.dispatch({ type: 'submitted', isAutosave: true });
    const refusal = {
      type: 'rejected',
      failure: 'refused',
      isUnanswered: false,
      submitted: form,
      generation,
    } as const;
    store.dispatch({ ...refusal, errors: onSave.mock.calls.length === 1 ? { status } : {} });
  });
  store.dispatch({ type: 'typed', field: 'status', value: 'long' });
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(300_000);
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(store.get()).toMatchObject({ errors: { status }, form: { status: 'long' } });
  store.dispatch({ type: 'typed', field: 'status', value: 'short' });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(3);
});

test('P6 autosave saves text that was restored after a reload', () => {
  type('typed before the reload');
  run();
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave does not wait when the page is hidden, as when its tab is closed', () => {
  run();
  hide();
  expect(onSave).not.toHaveBeenCalled();
  type('a');
  hide();
  expect(onSave).toHaveBeenCalledTimes(1);
});

function hide(): void {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}
