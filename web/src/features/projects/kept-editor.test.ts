import { afterEach, describe, expect, it } from '@jest/globals';
import { keepEditor, readKeptEditor, dropKeptEditor, unsavedTitle } from './kept-editor.ts';
import { emptyEditor, isDirty, reduceEditor } from './project-editor.ts';
import { buildProject } from './testing/build-project.ts';

const harbor = buildProject();
const saved = reduceEditor(emptyEditor, { type: 'opened', project: harbor }, 0);
const typed = reduceEditor(saved, { type: 'typed', field: 'notes', value: 'call the bindery' }, 0);

afterEach(() => localStorage.clear());

describe('kept editor', () => {
  it('A5 comes back with its project and its text, and still counts as unsaved', () => {
    keepEditor('maya', typed);
    const back = readKeptEditor('maya');
    expect(back).toMatchObject({ record: harbor, form: { notes: 'call the bindery' } });
    expect(isDirty(back)).toBe(true);
    expect(readKeptEditor('sam')).toBe(emptyEditor);
    dropKeptEditor('maya');
    expect(readKeptEditor('maya')).toBe(emptyEditor);
  });

  it('A5 takes over what was saved elsewhere meanwhile, except where it was typed in', () => {
    keepEditor('maya', typed);
    const news = { ...harbor, status: 'On press', notes: 'theirs', updated_at: '2099-01-01T00:00:00.000Z' };
    const back = reduceEditor(readKeptEditor('maya'), { type: 'arrived', project: news }, 0);
    expect(back.form).toMatchObject({ status: 'On press', notes: 'call the bindery' });
  });

  it('A6 is nothing when all is saved', () => {
    keepEditor('maya', saved);
    expect(localStorage.length).toBe(0);
    expect(unsavedTitle(saved)).toBeNull();
  });

  it('A6 names what would be lost', () => {
    expect(unsavedTitle(typed)).toBe(`the project “${harbor.project_name}”`);
    const nameless = reduceEditor(emptyEditor, { type: 'typed', field: 'notes', value: 'x' }, 0);
    expect(unsavedTitle(nameless)).toBe('a project without a name');
  });

  it('A5 of another shape is left alone', () => {
    for (const value of [
      null,
      'x',
      {},
      { record: null, isNew: true, form: { notes: 'x' } },
      { record: {} },
    ]) {
      localStorage.setItem(
        'print-partner:maya:draft:project',
        JSON.stringify({ title: 'x', keptAt: Date.now(), value }),
      );
      expect(readKeptEditor('maya')).toBe(emptyEditor);
    }
  });
});
