import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dropDraft } from '../../../platform/storage/kept-draft.ts';
import {
  draftNameOf,
  editorOf,
  findKeptEditor,
  keepEditor as keepUnder,
  takeOverProject,
  unsavedTitle,
} from './kept-editor.ts';
import { emptyEditor } from './editor-state.ts';
import { isDirty, reduceEditor } from './project-editor.ts';
import { formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';

const harbor = buildProject();
const saved = reduceEditor(emptyEditor, { type: 'opened', project: harbor }, 0);
const typed = reduceEditor(saved, { type: 'typed', field: 'notes', value: 'call the bindery' }, 0);

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const OWN = '1-1';
const OTHER = '2-2';
const keepEditor = (userId: string, tab: string, editor: typeof typed, isInUse: boolean, isLeft = false) =>
  keepUnder(userId, draftNameOf(tab, editor), editor, { isInUse, isLeft });
function readKeptEditor(userId: string, tab: string) {
  const found = findKeptEditor(userId, tab);
  return found ? editorOf(found.draft) : emptyEditor;
}
function dropKeptEditor(userId: string, tab: string) {
  const found = findKeptEditor(userId, tab);
  if (found) dropDraft(userId, found.name);
}
const typedNote = (value: string) => reduceEditor(saved, { type: 'typed', field: 'notes', value }, 0);

describe('kept editor', () => {
  it('A5 is restored with its project and text, and still counts as unsaved', () => {
    keepEditor('maya', OWN, typed, false);
    const back = readKeptEditor('maya', OWN);
    expect(back).toMatchObject({ record: harbor, form: { notes: 'call the bindery' } });
    expect(isDirty(back)).toBe(true);
    expect(readKeptEditor('sam', OWN)).toBe(emptyEditor);
    dropKeptEditor('maya', OWN);
    expect(readKeptEditor('maya', OWN)).toBe(emptyEditor);
  });

  it('A5 takes changes saved elsewhere, except in fields with typed text', () => {
    keepEditor('maya', OWN, typed, false);
    const news = { ...harbor, status: 'On press', notes: 'theirs', revision: 2 };
    const back = reduceEditor(readKeptEditor('maya', OWN), { type: 'arrived', project: news }, 0);
    expect(back.form).toMatchObject({ status: 'On press', notes: 'call the bindery' });
  });

  it('A5 is stored per tab: a tab restores its own text first, then that of a closed tab', () => {
    keepEditor('maya', OWN, typedNote('own'), true);
    keepEditor('maya', OTHER, typedNote('of the other'), false);
    expect(readKeptEditor('maya', OWN).form.notes).toBe('own');
    dropKeptEditor('maya', OWN);
    expect(readKeptEditor('maya', OWN).form.notes).toBe('of the other');
    dropKeptEditor('maya', OWN);
    expect(localStorage.length).toBe(0);
  });

  it('A5 is not taken from a tab that shows it until its heartbeat has stopped for minutes', () => {
    jest.useFakeTimers();
    keepEditor('maya', OTHER, typed, true);
    expect(readKeptEditor('maya', OWN)).toBe(emptyEditor);
    jest.advanceTimersByTime(5 * 60_000);
    expect(readKeptEditor('maya', OWN).form).toEqual(typed.form);
  });

  it('A5 is removed once it is saved', () => {
    keepEditor('maya', OWN, typed, true);
    keepEditor('maya', OWN, saved, true);
    expect(localStorage.length).toBe(0);
  });

  it('A5 of a version without per-tab drafts is restored too', () => {
    const value = { record: null, isNew: true, form: typed.form };
    const draft = { title: 'x', keptAt: Date.now(), value };
    localStorage.setItem('print-partner:maya:draft:project', JSON.stringify(draft));
    expect(readKeptEditor('maya', OWN)).toMatchObject({ record: null, isNew: true, form: typed.form });
  });

  it('A6 is not stored when everything is saved', () => {
    keepEditor('maya', OWN, saved, false);
    expect(localStorage.length).toBe(0);
    expect(unsavedTitle(saved)).toBeNull();
  });

  it('A6 unsavedTitle names the unsaved project', () => {
    expect(unsavedTitle(typed)).toBe(`the project “${harbor.project_name}”`);
    const nameless = reduceEditor(emptyEditor, { type: 'typed', field: 'notes', value: 'x' }, 0);
    expect(unsavedTitle(nameless)).toBe('a project without a name');
  });

  it('A5 of a version that did not know a field has that field from its record, and no text is lost', () => {
    const { status: _, ...form } = typed.form;
    const { status: __, ...sent } = formOf(harbor);
    const attempt = { form: { ...sent, notes: 'sent' }, revision: 1, key: 'k' };
    const value = { record: harbor, isNew: false, form, attempt, unanswered: [sent] };
    const draft = { title: 'x', keptAt: Date.now(), value };
    localStorage.setItem('print-partner:maya:draft:project', JSON.stringify(draft));
    const back = readKeptEditor('maya', OWN);
    expect(back).toMatchObject({ record: harbor, form: typed.form });
    expect(back.unanswered).toEqual([formOf(harbor), { ...formOf(harbor), notes: 'sent' }]);
  });

  it('A5 of another shape is ignored', () => {
    for (const value of [null, 'x', {}, { record: {} }]) {
      localStorage.setItem(
        'print-partner:maya:draft:project',
        JSON.stringify({ title: 'x', keptAt: Date.now(), value }),
      );
      expect(readKeptEditor('maya', OWN)).toBe(emptyEditor);
    }
  });

  it('S7 a project that was left comes back with its project only, from a closed tab too, over its newer version', () => {
    keepEditor('maya', OTHER, typed, false, true);
    expect(readKeptEditor('maya', OWN)).toBe(emptyEditor);
    expect(takeOverProject('maya', OWN, 'another uuid')).toBeUndefined();
    const kept = takeOverProject('maya', OWN, harbor.uuid);
    if (!kept) throw new Error('no kept project');
    const news = { ...harbor, status: 'On press', notes: 'theirs', revision: 2 };
    const opened = reduceEditor(emptyEditor, { type: 'opened', project: news }, 0);
    expect(reduceEditor(opened, { type: 'reopened', kept }, 0)).toMatchObject({
      record: news,
      form: { notes: 'call the bindery', status: 'On press' },
      conflicts: { notes: 'theirs' },
    });
    expect(Object.keys(localStorage)).toEqual([`print-partner:maya:draft:project:${harbor.uuid}:${OWN}`]);
  });

  it('S7 a save whose answer was lost with the page keeps its key, and its text is not another side’s', () => {
    const attempt = { form: typed.form, revision: 1, key: 'k' };
    const sent = reduceEditor(typed, { type: 'submitted', isAutosave: true, attempt }, 0);
    const later = reduceEditor(sent, { type: 'typed', field: 'notes', value: 'call them twice' }, 0);
    keepEditor('maya', OWN, later, false);
    const back = readKeptEditor('maya', OWN);
    expect(back.attempt).toEqual(attempt);
    const project = { ...harbor, notes: typed.form.notes, revision: 2 };
    expect(reduceEditor(back, { type: 'arrived', project }, 0)).toMatchObject({
      form: { notes: 'call them twice' },
      conflicts: {},
    });
  });
});
