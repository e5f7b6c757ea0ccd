import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import type { ProjectView } from './project-desk.ts';
import { SheetHeading } from './sheet-heading.tsx';

afterEach(cleanup);

const record = buildProject();
const edited: ProjectView = {
  key: '1',
  record,
  form: { ...formOf(record), notes: 'mine' },
  errors: {},
  conflicts: {},
  failure: null,
  isSaving: false,
  isDirty: true,
  isDue: true,
  isNew: false,
  unfinished: [],
  namesake: null,
  isOnRequest: false,
  focusesErrors: false,
};
const textOf = (changes: Partial<ProjectView>) =>
  render(
    <SheetHeading
      view={{ ...edited, ...changes }}
      isLoading={false}
      limit={undefined}
      onRestore={() => {}}
    />,
  ).container.textContent?.slice(record.project_name.length);

test('P2 P6 the heading says what keeps a project from being saved, and what to do about it', () => {
  expect(textOf({})).toBe('Unsaved changes');
  expect(textOf({ failure: 'passing' })).toBe('Not saved yet');
  expect(textOf({ errors: { status: 'Too long.' } })).toBe('Not saved yet');
  expect(textOf({ failure: 'gone' })).toBe('Deleted elsewhere. Save Project saves it as a new one.');
  expect(textOf({ conflicts: { notes: 'theirs', dueDate: '2027-01-15' } })).toBe(
    'Changed elsewhere, too: Due Date, Notes. Choose what to keep.',
  );
  expect(textOf({ isSaving: true, failure: 'passing' })).toBe('Saving…');
});
