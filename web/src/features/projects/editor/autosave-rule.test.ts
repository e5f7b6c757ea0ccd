import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import { retryDelayMs, isAutosaveDue } from './autosave-rule.ts';
import { emptyEditor, reduceEditor, type Editor } from './project-editor.ts';
import { projectFields } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';

const opened = reduceEditor(emptyEditor, { type: 'opened', project: buildProject() }, 0);
const type = (editor: Editor, field: (typeof projectFields)[number], value: string) =>
  reduceEditor(editor, { type: 'typed', field, value }, 0);

describe('P6 isAutosaveDue', () => {
  test('P6 is true for changed text in an existing project, never for a new one', () => {
    assert(
      property(constantFrom(...projectFields), string({ minLength: 1 }), (field, text) => {
        const value = `${opened.form[field]}${text}`;
        expect(isAutosaveDue(type(opened, field, value))).toBe(true);
        expect(isAutosaveDue(type(emptyEditor, field, value))).toBe(false);
      }),
    );
  });

  test('P6 is false without changes and after Clear Fields', () => {
    expect(isAutosaveDue(opened)).toBe(false);
    expect(isAutosaveDue(reduceEditor(type(opened, 'notes', 'x'), { type: 'cleared' }, 0))).toBe(false);
  });

  test('P6 is false after a taken name until it changes, but true after no answer', () => {
    const typed = type(opened, 'projectNameType', 'Taken');
    const { generation } = typed;
    const refused = reduceEditor(
      typed,
      { type: 'rejected', errors: { projectNameType: 'Another has it.' }, failure: 'refused', generation },
      0,
    );
    expect(isAutosaveDue(type(refused, 'notes', 'x'))).toBe(false);
    expect(isAutosaveDue(type(refused, 'projectNameType', 'Free'))).toBe(true);
    const unanswered = reduceEditor(
      typed,
      { type: 'rejected', errors: {}, failure: 'passing', generation },
      0,
    );
    expect(isAutosaveDue(unanswered)).toBe(true);
  });

  test('P6 is false for a project deleted elsewhere', () => {
    const typed = type(opened, 'notes', 'x');
    const { generation } = typed;
    const gone = reduceEditor(typed, { type: 'rejected', errors: {}, failure: 'gone', generation }, 0);
    expect(isAutosaveDue(type(gone, 'notes', 'xy'))).toBe(false);
  });

  test('P6 leaves out a half-typed date without blocking other fields, even after its error was shown', () => {
    const half = type(opened, 'dueDate', '');
    const held = reduceEditor(half, { type: 'incomplete', errors: { dueDate: 'Finish this date' } }, 0);
    expect(isAutosaveDue(half, ['dueDate'])).toBe(false);
    expect(isAutosaveDue(type(half, 'notes', 'x'), ['dueDate'])).toBe(true);
    expect(isAutosaveDue(type(held, 'notes', 'x'), ['dueDate'])).toBe(true);
  });
});

test('P6 retryDelayMs doubles from 2 s up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(retryDelayMs)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
