import { afterEach, expect, test } from '@jest/globals';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { changedOnBothSides, warnOfConflicts } from './conflict.ts';
import { createEditorStore } from './editor-store.ts';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';

const harbor = buildProject({ notes: 'old', status: 'old' });
const LATER = '2026-11-21T09:00:00.000Z';
const shown = () => currentToasts().filter(({ isOpen }) => isOpen);

function typedNotes() {
  const store = createEditorStore();
  store.dispatch({ type: 'opened', project: harbor });
  store.dispatch({ type: 'typed', field: 'notes', value: 'mine' });
  return store;
}

afterEach(() => dismissToast());

test('P2 changedOnBothSides lists fields that both sides changed differently', () => {
  const base = { ...emptyForm, notes: 'old', status: 'old', clientName: 'old', dueDate: 'old' };
  const mine = { ...base, notes: 'mine', status: 'mine', clientName: 'same' };
  const theirs = { ...base, notes: 'theirs', clientName: 'same', dueDate: 'theirs' };
  expect(changedOnBothSides(base, mine, theirs)).toEqual(['notes']);
});

test('P2 warnOfConflicts names the field changed elsewhere and can apply the other text', () => {
  const store = typedNotes();
  const news = { ...harbor, notes: 'theirs', status: 'theirs', updated_at: LATER };
  warnOfConflicts(store, news);
  store.dispatch({ type: 'arrived', project: news });
  expect(store.get().form).toMatchObject({ notes: 'mine', status: 'theirs' });
  expect(shown()).toMatchObject([
    {
      title: 'Changed elsewhere, too',
      description: 'Notes: your text stays.',
      action: { label: 'Use theirs' },
    },
  ]);
  shown()[0]?.action?.onClick();
  expect(store.get().form.notes).toBe('theirs');
});

test('P2 Use theirs does nothing after another project was opened', () => {
  const store = typedNotes();
  warnOfConflicts(store, { ...harbor, notes: 'theirs', updated_at: LATER });
  store.dispatch({ type: 'opened', project: buildProject({ id: 2, notes: 'other' }) });
  shown()[0]?.action?.onClick();
  expect(store.get().form.notes).toBe('other');
});

test("P2 warnOfConflicts ignores the user's own save, older records and other projects", () => {
  const store = typedNotes();
  const sent = store.get().form;
  store.dispatch({ type: 'typed', field: 'notes', value: 'mine and more' });
  warnOfConflicts(store, { ...harbor, notes: 'mine', updated_at: LATER }, sent);
  warnOfConflicts(store, { ...harbor, notes: 'theirs', updated_at: '2026-11-01T00:00:00.000Z' });
  warnOfConflicts(store, buildProject({ id: 2, notes: 'theirs', updated_at: LATER }));
  expect(shown()).toEqual([]);
});
