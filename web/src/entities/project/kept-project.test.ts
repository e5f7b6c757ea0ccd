import { afterEach, describe, expect, it } from '@jest/globals';
import { keptProjects, readKeptProject, unsavedTitle } from './kept-project.ts';
import { emptyForm, formOf } from './project-form.ts';
import { buildKeptProject, buildProject } from './testing/build-project.ts';

const harbor = buildProject();
const form = { ...formOf(harbor), notes: 'call the bindery' };

afterEach(() => localStorage.clear());

describe('unsaved text of a project', () => {
  it('A5 unsaved text of a project is read as it is stored, by user', () => {
    const kept = buildKeptProject(harbor, { notes: 'call the bindery' });
    keptProjects.keep('maya', kept);
    expect(keptProjects.find('maya', harbor.uuid)?.draft).toEqual(kept);
    expect(keptProjects.find('maya', 'another uuid')).toBeUndefined();
    expect(keptProjects.all('sam')).toEqual([]);
  });

  it('A5 of a version without per-tab drafts is read too', () => {
    const value = { record: null, isNew: true, form };
    const draft = { title: 'x', keptAt: Date.now(), value };
    localStorage.setItem('print-partner:maya:draft:project', JSON.stringify(draft));
    expect(keptProjects.all('maya')).toMatchObject([
      { draft: { base: null, isNew: true, values: form, newUuid: null, unfinished: [] } },
    ]);
  });

  it('A5 under earlier names is read with all that it holds', () => {
    const request = { route: 'PATCH /api/projects/:id', params: { id: 1 }, body: { notes: 'sent' } };
    const attempt = { form: { ...form, notes: 'sent' }, revision: 1, key: 'k', request };
    const others = {
      conflicts: { status: 'theirs' },
      unanswered: [form],
      unfinished: ['dueDate'],
      newUuid: null,
      isNew: false,
      isLeft: true,
      isHeld: true,
      isInUse: false,
      isGone: true,
      at: 7,
    };
    expect(readKeptProject({ record: harbor, form, attempt, ...others })).toEqual({
      base: harbor,
      values: form,
      attempt: { values: { ...form, notes: 'sent' }, revision: 1, key: 'k', request },
      ...others,
    });
  });

  it('A5 of a version that did not know a field has that field from its record, and no text is lost', () => {
    const { status: _, ...typed } = form;
    const { status: __, ...sent } = formOf(harbor);
    const attempt = { form: { ...sent, notes: 'sent' }, revision: 1, key: 'k' };
    const back = readKeptProject({ record: harbor, isNew: false, form: typed, attempt, unanswered: [sent] });
    expect(back).toMatchObject({ base: harbor, values: form, unanswered: [formOf(harbor)] });
    expect(back?.attempt?.values).toEqual({ ...formOf(harbor), notes: 'sent' });
  });

  it('S7 of a version without revisions is older than any', () => {
    const { revision: _, ...record } = harbor;
    expect(readKeptProject({ record, isNew: false, form })?.base?.revision).toBe(0);
  });

  it('A5 of another shape is ignored', () => {
    for (const value of [null, 'x', {}, { record: {} }, { base: {}, values: {}, isNew: true }])
      expect(readKeptProject(value)).toBeUndefined();
  });

  it('A6 warnings name unsaved text by its project, and only if there is any', () => {
    expect(unsavedTitle({ base: harbor, values: form })).toBe(`the project “${harbor.project_name}”`);
    expect(unsavedTitle({ base: harbor, values: formOf(harbor) })).toBeNull();
    expect(unsavedTitle({ base: null, values: { ...emptyForm, notes: 'x' } })).toBe(
      'a project without a name',
    );
  });
});
