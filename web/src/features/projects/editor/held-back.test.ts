import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import { emptyForm, projectFields } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { heldBackFields, isAutosaveDue } from './held-back.ts';
import { type Editor, emptyEditor } from './editor-state.ts';
import { reduceEditor } from './project-editor.ts';

const project = buildProject();
const opened = reduceEditor(emptyEditor, { type: 'opened', project }, 0);
const edited = (editor: Editor, field: (typeof projectFields)[number], value: string) =>
  reduceEditor(editor, { type: 'typed', field, value }, 0);
const rejected = (editor: Editor, rejection: Partial<Editor>) => {
  const { errors = {}, failure = 'refused' } = rejection;
  const { form, generation } = editor;
  const action = {
    type: 'rejected',
    isUnanswered: false,
    errors,
    failure: failure ?? 'refused',
    submitted: form,
    generation,
  } as const;
  return reduceEditor(editor, action, 0);
};

describe('P6 isAutosaveDue', () => {
  test('P6 is true for changed text in an existing project', () => {
    assert(
      property(constantFrom(...projectFields), string(), (field, text) => {
        expect(isAutosaveDue(edited(opened, field, `${opened.form[field]}${text}x`))).toBe(true);
      }),
    );
  });

  test('P6 is false for white space that the server doesn’t store', () => {
    expect(isAutosaveDue(edited(opened, 'clientName', ` ${opened.form.clientName}  `))).toBe(false);
  });

  test('P6 is true for a new project as soon as it has a name', () => {
    const draft = edited(edited(emptyEditor, 'notes', '5,000 flyers'), 'projectNameType', '  ');
    expect(isAutosaveDue(draft)).toBe(false);
    expect(isAutosaveDue(edited(draft, 'projectNameType', 'F'))).toBe(true);
    expect(isAutosaveDue(edited(draft, 'projectNameType', 'SLOT:3'))).toBe(false);
  });

  test('P6 is false for a new project whose name is refused until the name changes', () => {
    const draft = edited(emptyEditor, 'projectNameType', 'Taken');
    const refused = rejected(draft, { errors: { projectNameType: 'Another has it.' } });
    expect(isAutosaveDue(edited(refused, 'notes', 'x'))).toBe(false);
    expect(isAutosaveDue(edited(refused, 'projectNameType', 'Free'))).toBe(true);
  });

  test('P6 is false without changes and after Clear Fields', () => {
    expect(isAutosaveDue(opened)).toBe(false);
    expect(isAutosaveDue(reduceEditor(edited(opened, 'notes', 'x'), { type: 'cleared' }, 0))).toBe(false);
  });

  test('R1 holds back both halves of a reminder when one is half typed or in conflict', () => {
    const timed = edited(opened, 'reminderTime', '09:00');
    expect(heldBackFields(timed, ['reminderDate'])).toEqual(expect.arrayContaining(['reminderTime']));
    expect(isAutosaveDue(timed, ['reminderDate'])).toBe(false);
    expect(isAutosaveDue({ ...timed, conflicts: { reminderDate: '2030-05-05' } })).toBe(false);
  });

  test('P6 leaves a refused field out until it changes, without blocking the others', () => {
    const typed = edited(opened, 'projectNameType', 'Taken');
    const refused = rejected(typed, { errors: { projectNameType: 'Another has it.' } });
    expect(isAutosaveDue(refused)).toBe(false);
    expect(isAutosaveDue(edited(refused, 'reminderDate', '2030-01-02'))).toBe(true);
    expect(isAutosaveDue(edited(refused, 'projectNameType', 'Free'))).toBe(true);
  });

  test('P6 is true after no answer, and false for a project deleted elsewhere', () => {
    const typed = edited(opened, 'notes', 'x');
    expect(isAutosaveDue(rejected(typed, { failure: 'passing' }))).toBe(true);
    expect(isAutosaveDue(edited(rejected(typed, { failure: 'gone' }), 'notes', 'xy'))).toBe(false);
    expect(rejected({ ...typed, newUuid: 'deleted' }, { failure: 'gone' }).newUuid).toBeNull();
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
    const incomplete = {
      type: 'incomplete',
      errors: { dueDate: 'Finish this date' },
      takesFocus: true,
    } as const;
    const held = reduceEditor(half, incomplete, 0);
    expect(isAutosaveDue(half, ['dueDate'])).toBe(false);
    expect(isAutosaveDue(edited(half, 'notes', 'x'), ['dueDate'])).toBe(true);
    expect(isAutosaveDue(edited(held, 'notes', 'x'), ['dueDate'])).toBe(true);
    // The rest of the date was deleted, too, which the form doesn't notice.
    expect(isAutosaveDue(held)).toBe(true);
  });
});

test('P1 heldBackFields leaves out no name that was emptied', () => {
  expect(heldBackFields(edited(opened, 'projectNameType', ''), [])).toEqual([]);
  expect(heldBackFields({ ...emptyEditor, form: emptyForm }, [])).toEqual([]);
});
