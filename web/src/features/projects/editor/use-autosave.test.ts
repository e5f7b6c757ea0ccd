import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useLayoutEffect } from 'react';
import { cleanup, renderHook } from '@testing-library/react';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { AUTOSAVE_DELAY_MS, type SaveOutcome } from '../../../platform/documents/autosave.ts';
import { useAutosave } from './use-autosave.ts';

const project = buildProject();
let store: EditorStore;
const onSave = jest.fn<() => Promise<SaveOutcome>>();

beforeEach(() => {
  jest.useFakeTimers();
  onSave.mockReset();
  onSave.mockResolvedValue('refused');
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

test('P6 autosave runs once, 2 s after the last change', async () => {
  run();
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
  type('ab');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1);
  expect(onSave).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(AUTOSAVE_DELAY_MS).toBe(2000);
});

test('R1 autosave does not run for a reminder in the past alone', async () => {
  run();
  store.dispatch({ type: 'typed', field: 'reminderDate', value: '2020-01-06' });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave waits for a running save', async () => {
  run();
  type('a');
  store.dispatch({ type: 'submitted', isAutosave: false });
  await jest.advanceTimersByTimeAsync(3 * AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  store.dispatch({
    type: 'rejected',
    errors: {},
    failure: 'refused',
    isUnanswered: false,
    submitted: emptyForm,
    generation: store.get().generation,
  });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave is paused before the dialog that pauses it is on screen', async () => {
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

test('P6 autosave pauses while a dialog is open, and then saves remaining text', async () => {
  const { rerender } = run();
  type('a');
  rerender(true);
  await jest.advanceTimersByTimeAsync(3 * AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
  rerender(false);
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave retries with the next change and when the browser goes online', async () => {
  run();
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  await jest.advanceTimersByTimeAsync(10 * AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onSave).toHaveBeenCalledTimes(2);
  type('ab');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(3);
});

test('P6 autosave retries a passing failure with increasing delays, from the first one again when the browser goes online', async () => {
  run();
  onSave.mockResolvedValue('passing');
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  const expectIncreasingDelays = async (calls: number) => {
    for (const [index, wait] of [2000, 4000, 8000].entries()) {
      expect(onSave).toHaveBeenCalledTimes(calls + index);
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(onSave).toHaveBeenCalledTimes(calls + index);
      await jest.advanceTimersByTimeAsync(1);
    }
  };
  await expectIncreasingDelays(1);
  // The delays of a lost network don't go on when it is back.
  window.dispatchEvent(new Event('online'));
  await expectIncreasingDelays(5);
  onSave.mockResolvedValue('refused');
  await jest.advanceTimersByTimeAsync(16_000);
  expect(onSave).toHaveBeenCalledTimes(9);
  onSave.mockClear();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(onSave).not.toHaveBeenCalled();
});

test('P6 autosave does not save after another project was opened or the screen unmounted', async () => {
  const { unmount } = run();
  type('a');
  store.dispatch({ type: 'opened', project: buildProject({ id: 2 }) });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  type('b');
  unmount();
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).not.toHaveBeenCalled();
});

test('P6 autosave tries again without a refused field, and only once if that is refused, too', async () => {
  run();
  const status = 'Must be at most 2000 characters';
  onSave.mockImplementation(async () => {
    const { form, generation } = store.get();
    store.dispatch({ type: 'submitted', isAutosave: true });
    const refusal = {
      type: 'rejected',
      failure: 'refused',
      isUnanswered: false,
      submitted: form,
      generation,
    } as const;
    const isFirst = onSave.mock.calls.length === 1;
    store.dispatch({ ...refusal, errors: isFirst ? { status } : {} });
    return isFirst ? 'rest' : 'refused';
  });
  store.dispatch({ type: 'typed', field: 'status', value: 'long' });
  type('a');
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(store.get()).toMatchObject({ errors: { status }, form: { status: 'long' } });
  store.dispatch({ type: 'typed', field: 'status', value: 'short' });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(3);
});

test('P6 autosave tries what Save Project could not send, also after a refusal', async () => {
  run();
  type('a');
  await jest.advanceTimersByTimeAsync(10 * AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
  const { form: submitted, generation } = store.get();
  store.dispatch({ type: 'submitted', isAutosave: false });
  const failed = { failure: 'passing', errors: {}, isUnanswered: true, submitted, generation } as const;
  store.dispatch({ type: 'rejected', ...failed });
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(2);
});

test('P6 autosave saves text that was restored after a reload', async () => {
  type('typed before the reload');
  run();
  await jest.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('P6 autosave does not wait when the page is hidden, as when its tab is closed', async () => {
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
