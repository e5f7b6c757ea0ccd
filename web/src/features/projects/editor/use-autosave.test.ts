import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, renderHook } from '@testing-library/react';
import { assert, constantFrom, property, string } from 'fast-check';
import { emptyForm, projectFields } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { type Editor, emptyEditor, reduceEditor } from './project-editor.ts';
import { AUTOSAVE_DELAY_MS, isAutosaveDue, useAutosave } from './use-autosave.ts';

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
    submitted: emptyForm,
    generation: store.get().generation,
  });
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  expect(onSave).toHaveBeenCalledTimes(1);
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

test('P6 autosave retries a passing failure with increasing delays until it succeeds', () => {
  run();
  onSave.mockImplementation(() => {
    const { generation } = store.get();
    store.dispatch({ type: 'submitted', isAutosave: true });
    store.dispatch({ type: 'rejected', errors: {}, failure: 'passing', submitted: emptyForm, generation });
  });
  type('a');
  jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
  for (const [index, wait] of [2000, 4000, 8000].entries()) {
    expect(onSave).toHaveBeenCalledTimes(index + 1);
    jest.advanceTimersByTime(wait - 1);
    expect(onSave).toHaveBeenCalledTimes(index + 1);
    jest.advanceTimersByTime(1);
  }
  onSave.mockImplementation(() => {});
  jest.advanceTimersByTime(16_000);
  expect(onSave).toHaveBeenCalledTimes(5);
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

describe('P6 isAutosaveDue', () => {
  const opened = reduceEditor(emptyEditor, { type: 'opened', project }, 0);
  const edited = (editor: Editor, field: (typeof projectFields)[number], value: string) =>
    reduceEditor(editor, { type: 'typed', field, value }, 0);

  test('P6 is true for changed text in an existing project, never for a new one', () => {
    assert(
      property(constantFrom(...projectFields), string({ minLength: 1 }), (field, text) => {
        const value = `${opened.form[field]}${text}`;
        expect(isAutosaveDue(edited(opened, field, value))).toBe(true);
        expect(isAutosaveDue(edited(emptyEditor, field, value))).toBe(false);
      }),
    );
  });

  test('P6 is false without changes and after Clear Fields', () => {
    expect(isAutosaveDue(opened)).toBe(false);
    expect(isAutosaveDue(reduceEditor(edited(opened, 'notes', 'x'), { type: 'cleared' }, 0))).toBe(false);
  });

  test('P6 is false after a taken name until it changes, but true after no answer', () => {
    const typed = edited(opened, 'projectNameType', 'Taken');
    const { generation } = typed;
    const refused = reduceEditor(
      typed,
      {
        type: 'rejected',
        errors: { projectNameType: 'Another has it.' },
        failure: 'refused',
        submitted: emptyForm,
        generation,
      },
      0,
    );
    expect(isAutosaveDue(edited(refused, 'notes', 'x'))).toBe(false);
    expect(isAutosaveDue(edited(refused, 'projectNameType', 'Free'))).toBe(true);
    const unanswered = reduceEditor(
      typed,
      { type: 'rejected', errors: {}, failure: 'passing', submitted: emptyForm, generation },
      0,
    );
    expect(isAutosaveDue(unanswered)).toBe(true);
  });

  test('P6 is false for a project deleted elsewhere', () => {
    const typed = edited(opened, 'notes', 'x');
    const { generation } = typed;
    const gone = reduceEditor(
      typed,
      { type: 'rejected', errors: {}, failure: 'gone', submitted: emptyForm, generation },
      0,
    );
    expect(isAutosaveDue(edited(gone, 'notes', 'xy'))).toBe(false);
  });

  test('P2 P6 leaves out a field in conflict until its text is chosen, without blocking the others', () => {
    const typed = edited(opened, 'notes', 'mine');
    const news = { ...project, notes: 'theirs', revision: project.revision + 1 };
    const held = reduceEditor(typed, { type: 'arrived', project: news }, 0);
    expect(isAutosaveDue(held)).toBe(false);
    expect(isAutosaveDue(edited(held, 'status', 'x'))).toBe(true);
    const chosen = reduceEditor(held, { type: 'conflict-resolved', field: 'notes', value: 'mine' }, 0);
    expect(isAutosaveDue(chosen)).toBe(true);
  });

  test('P6 leaves out a half-typed date without blocking other fields, even after its error was shown', () => {
    const half = edited(opened, 'dueDate', '');
    const held = reduceEditor(half, { type: 'incomplete', errors: { dueDate: 'Finish this date' } }, 0);
    expect(isAutosaveDue(half, ['dueDate'])).toBe(false);
    expect(isAutosaveDue(edited(half, 'notes', 'x'), ['dueDate'])).toBe(true);
    expect(isAutosaveDue(edited(held, 'notes', 'x'), ['dueDate'])).toBe(true);
  });
});
