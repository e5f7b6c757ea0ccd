import { describe, expect, test } from '@jest/globals';
import { emptyEditor, type Editor, type EditorAction } from './editor-state.ts';
import { CLEAR_SUPPRESSION_MS, isDirty, isVacant, reduceEditor } from './project-editor.ts';
import { emptyForm, formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';

const NOW = 1_000_000;
const harbor = buildProject();
const postcard = buildProject({ id: 2, project_name: 'Holiday postcard' });

function after(actions: EditorAction[], start: Editor = emptyEditor, at = NOW): Editor {
  return actions.reduce((editor, action) => reduceEditor(editor, action, at), start);
}
const type = (field: 'notes' | 'status' | 'projectNameType', value: string): EditorAction => ({
  type: 'typed',
  field,
  value,
});
const opened: EditorAction = { type: 'opened', project: harbor };

describe('saving', () => {
  test('P2 a saved answer replaces the form', () => {
    const typed = after([type('projectNameType', '  Harbor  ')]);
    const saved = after(
      [
        { type: 'submitted', isAutosave: false },
        { type: 'saved', project: harbor, submitted: typed.form, generation: 0 },
      ],
      typed,
    );
    expect(saved).toMatchObject({ record: harbor, form: formOf(harbor), isSaving: false });
    expect(isDirty(saved)).toBe(false);
  });

  test('P2 an autosave leaves a blank at the end, which the next word follows; Save Project shows what was stored', () => {
    const typed = after([
      opened,
      type('status', 'At the  press '),
      type('projectNameType', 'Harbor  Season '),
    ]);
    const answer = { ...harbor, status: 'At the  press ', project_name: 'Harbor Season', revision: 9 };
    const savedBy = (isAutosave: boolean) =>
      after(
        [
          { type: 'submitted', isAutosave },
          { type: 'saved', project: answer, submitted: typed.form, generation: typed.generation },
        ],
        typed,
      );
    expect(savedBy(true).form.projectNameType).toBe('Harbor  Season ');
    expect(savedBy(false).form.projectNameType).toBe('Harbor Season');
    expect([isDirty(savedBy(true)), isDirty(savedBy(false))]).toEqual([false, false]);
  });

  test('P2 text typed during a save stays and counts as unsaved', () => {
    const submitted = after([type('notes', 'one')]).form;
    const saved = after([
      type('notes', 'one'),
      { type: 'submitted', isAutosave: false },
      type('notes', 'one and two'),
      { type: 'saved', project: { ...harbor, notes: 'one' }, submitted, generation: 0 },
    ]);
    expect(saved.form.notes).toBe('one and two');
    expect(saved.form.clientName).toBe(harbor.client_name);
    expect(isDirty(saved)).toBe(true);
  });

  test('P2 a late answer does not change another project opened since', () => {
    const saved = after([
      { type: 'submitted', isAutosave: false },
      { type: 'opened', project: postcard },
      { type: 'saved', project: harbor, submitted: emptyForm, generation: 0 },
    ]);
    expect(saved).toMatchObject({ record: postcard, isSaving: false });
  });

  test('P2 a refused save keeps the text and marks the field until it is typed in', () => {
    const errors = { projectNameType: 'You already have a project with this name.' };
    const submitted = { ...emptyForm, projectNameType: 'Taken' };
    const refused = after([
      type('projectNameType', 'Taken'),
      { type: 'rejected', errors, failure: 'refused', isUnanswered: false, submitted, generation: 0 },
    ]);
    expect(refused).toMatchObject({ errors, isSaving: false, form: { projectNameType: 'Taken' } });
    expect(after([type('notes', 'x')], refused).errors).toEqual(errors);
    expect(after([type('projectNameType', 'Free')], refused).errors).toEqual({});
  });
});

test('S7 each form that was sent without an answer is remembered once, the last twenty', () => {
  const sent = (text: string): EditorAction => ({
    type: 'rejected',
    errors: {},
    failure: 'passing',
    isUnanswered: true,
    submitted: { ...emptyForm, notes: text },
    generation: 0,
  });
  const texts = (editor: Editor) => editor.unanswered.map(({ notes }) => notes);
  expect(texts(after([sent('one'), sent('two'), sent('one'), sent('one')]))).toEqual(['two', 'one']);
  expect(after(Array.from({ length: 30 }, (_, index) => sent(String(index)))).unanswered).toHaveLength(20);
});

test('P6 an error does not mark a text typed since the save was sent', () => {
  const errors = { projectNameType: 'You already have a project with this name.' };
  const submitted = { ...emptyForm, projectNameType: 'Taken' };
  const free = after([
    type('projectNameType', 'Free'),
    { type: 'rejected', errors, failure: 'refused', isUnanswered: false, submitted, generation: 0 },
  ]);
  expect(free.errors).toEqual({});
});

test('P6 an autosave keeps the errors of refused fields, a manual save tries them again', () => {
  const errors = { status: 'Must be at most 2000 characters' };
  const refused = { ...after([opened]), errors };
  expect(after([{ type: 'submitted', isAutosave: true }], refused).errors).toEqual(errors);
  expect(after([{ type: 'submitted', isAutosave: false }], refused).errors).toEqual({});
});

describe('hydrating', () => {
  const arrived: EditorAction = { type: 'arrived', project: harbor };

  test('P3 an arrived project fills a vacant form', () => {
    expect(after([arrived]).record).toEqual(harbor);
  });

  test('P3 an arrived project never overwrites typed text', () => {
    const typed = after([type('status', 'x')]);
    expect(after([arrived], typed)).toBe(typed);
  });

  test('P3 an arrived project named "SLOT:" is not loaded', () => {
    const slot = buildProject({ project_name: 'SLOT:3' });
    expect(after([{ type: 'arrived', project: slot }])).toBe(emptyEditor);
  });

  test('P3 an arrived project does not fill a form for a new project', () => {
    const fresh = after([{ type: 'started-new' }]);
    expect(isVacant(fresh)).toBe(false);
    expect(after([arrived], fresh)).toBe(fresh);
  });

  test('P4 an arrived project is not loaded for 4 s after Clear Fields', () => {
    const cleared = after([opened, { type: 'cleared' }]);
    expect(after([arrived], cleared, NOW + CLEAR_SUPPRESSION_MS - 1).record).toBeNull();
    expect(after([arrived], cleared, NOW + CLEAR_SUPPRESSION_MS).record).toEqual(harbor);
  });

  test('P2 the open project is updated, except in fields with typed text', () => {
    const typed = after([opened, type('notes', 'mine')]);
    const news = { ...harbor, notes: 'theirs', reminder_date: '', revision: 2 };
    const followed = after([{ type: 'arrived', project: news }], typed);
    expect(followed.form).toMatchObject({ notes: 'mine', reminderDate: '' });
    expect(followed.conflicts).toEqual({ notes: 'theirs' });
  });

  test('P2 an older record is ignored', () => {
    const editor = after([opened]);
    const old = { ...harbor, notes: 'old', revision: 0 };
    expect(after([{ type: 'arrived', project: old }], editor)).toBe(editor);
  });

  test('P3 another arrived project does not replace the open one', () => {
    const editor = after([opened]);
    expect(after([{ type: 'arrived', project: postcard }], editor)).toBe(editor);
  });
});

describe('refreshing', () => {
  const before = after([opened]);
  const refreshed = (project: typeof harbor): EditorAction => ({ type: 'refreshed', project, before });

  test('P4 Refresh keeps text typed meanwhile in the same project', () => {
    const typed = after([type('notes', 'mine')], before);
    const next = after([refreshed({ ...harbor, notes: 'theirs', status: 'On press' })], typed);
    expect(next.form).toMatchObject({ notes: 'mine', status: 'On press' });
  });

  test('P4 Refresh does not load another project over text typed meanwhile', () => {
    const typed = after([type('notes', 'of Harbor')], before);
    expect(after([refreshed(postcard)], typed)).toBe(typed);
    expect(after([refreshed(postcard)], before)).toMatchObject({ record: postcard, form: formOf(postcard) });
  });
});

describe('clearing', () => {
  test('P4 clearing empties the form and closes the project', () => {
    expect(after([opened, { type: 'cleared' }])).toMatchObject({
      record: null,
      form: emptyForm,
      clearedAt: NOW,
    });
  });

  test('P4 Undo restores project and text, including unsaved text', () => {
    const before = after([opened, type('status', 'On press')]);
    const undone = after([{ type: 'cleared' }, { type: 'restored', editor: before }], before);
    expect(undone).toMatchObject({ record: harbor, form: { ...formOf(harbor), status: 'On press' } });
  });

  test('P4 Undo does nothing after new text was typed', () => {
    const typed = after([opened, { type: 'cleared' }, type('notes', 'of another job')]);
    expect(after([{ type: 'restored', editor: after([opened]) }], typed)).toBe(typed);
  });

  test('P4 Undo of a new project keeps the UUID that its running save uses', () => {
    const before = after([
      type('projectNameType', 'Menu'),
      { type: 'submitted', isAutosave: true, newUuid: 'u' },
    ]);
    const undone = after([{ type: 'cleared' }, { type: 'restored', editor: before }], before);
    expect(undone.newUuid).toBe('u');
  });

  test('P4 a form with only a status or reminder counts as empty for Undo, but nothing is loaded over it', () => {
    const cleared = after([opened, { type: 'cleared' }, type('status', 'On press')]);
    expect(after([{ type: 'arrived', project: postcard }], cleared, NOW + CLEAR_SUPPRESSION_MS)).toBe(
      cleared,
    );
    expect(after([{ type: 'restored', editor: after([opened]) }], cleared).record).toEqual(harbor);
  });

  test('P4 Undo does nothing after another project was opened', () => {
    const before = after([opened]);
    const other = after([{ type: 'cleared' }, { type: 'opened', project: postcard }], before);
    expect(after([{ type: 'restored', editor: before }], other)).toBe(other);
  });
});
