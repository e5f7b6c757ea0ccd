import { describe, expect, test } from '@jest/globals';
import { assert, constantFrom, property, string } from 'fast-check';
import {
  emptyForm,
  formOf,
  projectFields,
  type ProjectField,
} from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { isFinishText } from '../../../platform/documents/half-typed.ts';
import { ProjectEditor } from './project-editor.ts';
import { buildInputs, setHalfTyped } from './testing/build-inputs.ts';

const harbor = buildProject();

function edited(fields: Partial<Record<ProjectField, string>>, editor = new ProjectEditor(harbor)) {
  for (const field of projectFields) {
    const value = fields[field];
    if (value !== undefined) editor.set(field, value);
  }
  return editor;
}
const newEditor = (fields: Partial<Record<ProjectField, string>> = {}) =>
  edited(fields, new ProjectEditor(null));
const isDue = (editor: ProjectEditor) => editor.due().isDue;

describe('saving', () => {
  test('P2 a saved answer replaces the form', () => {
    const editor = newEditor({ projectNameType: '  Harbor  ' });
    editor.answer(harbor, editor.values(), { isOnRequest: true });
    expect(editor.values()).toEqual(formOf(harbor));
    expect([editor.get().base, editor.isDirty()]).toEqual([harbor, false]);
  });

  test('P2 an autosave leaves a blank at the end, which the next word follows; Save Project shows what was stored', () => {
    const answer = { ...harbor, status: 'At the  press ', project_name: 'Harbor Season', revision: 9 };
    const savedBy = (isOnRequest: boolean) => {
      const editor = edited({ status: 'At the  press ', projectNameType: 'Harbor  Season ' });
      editor.answer(answer, editor.values(), { isOnRequest });
      return editor;
    };
    expect(savedBy(false).values().projectNameType).toBe('Harbor  Season ');
    expect(savedBy(true).values().projectNameType).toBe('Harbor Season');
    expect([savedBy(true).isDirty(), savedBy(false).isDirty()]).toEqual([false, false]);
  });

  test('P2 text typed during a save stays and counts as unsaved', () => {
    const editor = newEditor({ notes: 'one' });
    const submitted = editor.values();
    editor.set('notes', 'one and two');
    editor.answer({ ...harbor, notes: 'one' }, submitted, { isOnRequest: true });
    expect(editor.values()).toMatchObject({ notes: 'one and two', clientName: harbor.client_name });
    expect(editor.isDirty()).toBe(true);
  });

  test('P2 what was typed during a save and changed elsewhere meanwhile is a question', () => {
    const editor = edited({ notes: 'mine' });
    const submitted = editor.values();
    editor.set('status', 'my status');
    editor.answer({ ...harbor, notes: 'mine', status: 'theirs', revision: 3 }, submitted);
    expect(editor.get().conflicts).toEqual({ status: 'theirs' });
    expect(editor.values().status).toBe('my status');
  });

  test('P2 a refused save keeps the text and marks the field until it is typed in', () => {
    const errors = { projectNameType: 'You already have a project with this name.' };
    const editor = newEditor({ projectNameType: 'Taken' });
    editor.refuse(errors);
    expect([editor.errors(), editor.values().projectNameType]).toEqual([errors, 'Taken']);
    editor.set('notes', 'x');
    expect(editor.errors()).toEqual(errors);
    editor.set('projectNameType', 'Free');
    expect(editor.errors()).toEqual({});
  });

  test('P6 an error does not mark a text typed since the save was sent', () => {
    const editor = newEditor({ projectNameType: 'Free' });
    editor.refuse({ projectNameType: 'Taken.' }, { ...emptyForm, projectNameType: 'Taken' });
    expect(editor.errors()).toEqual({});
  });

  test('S7 each form that was sent without an answer is remembered once, the last twenty', () => {
    const editor = newEditor();
    const sentNotes = () => editor.kept().unanswered.map(({ notes }) => notes);
    for (const notes of ['one', 'two', 'one', 'one']) editor.submitted({ ...emptyForm, notes });
    expect(sentNotes()).toEqual(['two', 'one']);
    for (let n = 0; n < 30; n += 1) editor.submitted({ ...emptyForm, notes: String(n) });
    expect(sentNotes()).toHaveLength(20);
  });
});

describe('what others change', () => {
  test('P2 the open project is updated, except in fields with typed text', () => {
    const editor = edited({ notes: 'mine' });
    editor.arrive({ ...harbor, notes: 'theirs', reminder_date: '', revision: 2 });
    expect(editor.values()).toMatchObject({ notes: 'mine', reminderDate: '' });
    expect(editor.get().conflicts).toEqual({ notes: 'theirs' });
  });

  test('P2 an older record is ignored', () => {
    const editor = new ProjectEditor(harbor);
    editor.arrive({ ...harbor, notes: 'old', revision: 0 });
    expect([editor.get().base, editor.values()]).toEqual([harbor, formOf(harbor)]);
  });
});

describe('P6 what autosave saves', () => {
  test('P6 autosave saves changed text of an existing project', () => {
    assert(
      property(constantFrom(...projectFields), string(), (field, text) => {
        const editor = edited({ [field]: `${formOf(harbor)[field]}${text}x` });
        expect(isDue(editor)).toBe(true);
      }),
    );
  });

  test('P6 autosave saves no white space that the server doesn’t store', () => {
    expect(isDue(edited({ clientName: ` ${harbor.client_name}  ` }))).toBe(false);
  });

  test('P6 autosave saves a new project as soon as it has a name', () => {
    const draft = newEditor({ notes: '5,000 flyers', projectNameType: '  ' });
    expect([isDue(draft), draft.isHeldBack()]).toEqual([false, true]);
    draft.set('projectNameType', 'F');
    expect([isDue(draft), draft.isHeldBack()]).toEqual([true, false]);
    draft.set('projectNameType', 'SLOT:3');
    expect(isDue(draft)).toBe(false);
  });

  test('P6 autosave saves no new project whose name is refused until the name changes', () => {
    const editor = newEditor({ projectNameType: 'Taken' });
    editor.refuse({ projectNameType: 'Another has it.' });
    expect(isDue(edited({ notes: 'x' }, editor))).toBe(false);
    expect(isDue(edited({ projectNameType: 'Free' }, editor))).toBe(true);
  });

  test('P6 autosave saves nothing without changes', () => {
    expect(isDue(new ProjectEditor(harbor))).toBe(false);
    expect(isDue(newEditor())).toBe(false);
  });

  test('R1 autosave saves neither half of a reminder when one is half typed or in conflict', () => {
    const { inputs, input } = buildInputs();
    const editor = edited({ reminderTime: '09:00' });
    editor.attach(inputs);
    setHalfTyped(input('reminderDate'), true);
    expect(editor.heldBack()).toEqual(expect.arrayContaining(['reminderTime']));
    expect(isDue(editor)).toBe(false);
    const contested = edited({ reminderTime: '09:00', reminderDate: '2099-01-01' });
    contested.arrive({ ...harbor, reminder_date: '2030-05-05', revision: 2 });
    expect(contested.get().conflicts).toEqual({ reminderDate: '2030-05-05' });
    expect(isDue(contested)).toBe(false);
  });

  test('R1 autosave saves no reminder in the past', () => {
    const editor = edited({ reminderDate: '2020-01-06' });
    expect(isDue(editor)).toBe(false);
    expect(isDue(edited({ notes: 'x' }, editor))).toBe(true);
    expect(editor.due().values).toEqual({ ...formOf(harbor), notes: 'x' });
  });

  test('P6 autosave leaves out a refused field until it changes, and saves the others', () => {
    const refused = () => {
      const editor = edited({ projectNameType: 'Taken' });
      editor.refuse({ projectNameType: 'Another has it.' });
      return editor;
    };
    expect(isDue(refused())).toBe(false);
    expect(isDue(edited({ reminderDate: '2099-01-02' }, refused()))).toBe(true);
    expect(isDue(edited({ projectNameType: 'Free' }, refused()))).toBe(true);
  });

  test('P2 P6 autosave leaves out a field in conflict until its text is chosen, and saves the others', () => {
    const contested = () => {
      const editor = edited({ notes: 'mine' });
      editor.arrive({ ...harbor, notes: 'theirs', revision: 2 });
      return editor;
    };
    expect(isDue(contested())).toBe(false);
    expect(isDue(edited({ status: 'x' }, contested()))).toBe(true);
    const chosen = contested();
    chosen.resolve('notes', 'mine');
    expect([isDue(chosen), chosen.get().conflicts]).toEqual([true, {}]);
  });

  test('P6 autosave leaves out a half-typed date, also after its error was shown', () => {
    const { inputs, input } = buildInputs();
    const editor = edited({ dueDate: '' });
    editor.attach(inputs);
    setHalfTyped(input('dueDate'), true);
    expect(isDue(editor)).toBe(false);
    editor.refuse(editor.missing());
    editor.set('notes', 'x');
    expect(editor.due()).toMatchObject({ isDue: true, values: { dueDate: harbor.due_date, notes: 'x' } });
    // The rest of the date was deleted, too, which the form doesn't notice.
    setHalfTyped(input('dueDate'), false);
    expect(editor.due().values.dueDate).toBe('');
  });

  test('P1 leaves out no name that was emptied', () => {
    expect(edited({ projectNameType: '' }).heldBack()).toEqual([]);
    expect(newEditor().heldBack()).toEqual([]);
  });
});

describe('half-typed dates and times', () => {
  const withInputs = () => {
    const { inputs, input } = buildInputs();
    const editor = new ProjectEditor(harbor);
    editor.attach(inputs);
    return { editor, input };
  };

  test('P6 dates and times with missing parts or a year such as 0202 count as half typed', () => {
    const { editor, input } = withInputs();
    expect(editor.halfTyped()).toEqual([]);
    setHalfTyped(input('dueDate'), true);
    setHalfTyped(input('reminderTime'), true);
    expect(editor.halfTyped()).toEqual(['dueDate', 'reminderTime']);
    setHalfTyped(input('dueDate'), false);
    setHalfTyped(input('reminderTime'), false);
    for (const half of ['0002-11-24', '0020-11-24', '0202-11-24']) {
      input('reminderDate').value = half;
      expect(editor.halfTyped()).toEqual(['reminderDate']);
    }
  });

  test('P6 complete and empty dates, and times that begin with 0, do not count as half typed', () => {
    const { editor, input } = withInputs();
    input('reminderTime').value = '08:30';
    for (const whole of ['2026-11-24', '']) {
      input('dueDate').value = whole;
      expect(editor.halfTyped()).toEqual([]);
    }
    editor.attach(null);
    expect(editor.halfTyped()).toEqual([]);
  });

  test('P2 each half-typed date, time and year asks to be finished', () => {
    const { editor, input } = withInputs();
    setHalfTyped(input('dueDate'), true);
    input('reminderDate').value = '0027-11-24';
    setHalfTyped(input('reminderTime'), true);
    expect(editor.missing()).toEqual({
      dueDate: 'Finish this date',
      reminderDate: 'Enter all four digits of the year, such as 2027',
      reminderTime: 'Finish this time',
    });
    expect(Object.values(editor.missing()).every(isFinishText)).toBe(true);
    expect(isFinishText('Must be a date of the calendar')).toBe(false);
  });

  test('P1 half-typed dates and times are told when the focus leaves them', () => {
    const { editor, input } = withInputs();
    setHalfTyped(input('dueDate'), true);
    editor.leave('notes');
    expect(editor.errors()).toEqual({});
    editor.leave('dueDate');
    expect(editor.errors()).toEqual({ dueDate: 'Finish this date' });
    setHalfTyped(input('dueDate'), false);
    editor.leave('dueDate');
    expect(editor.errors()).toEqual({});
  });
});
