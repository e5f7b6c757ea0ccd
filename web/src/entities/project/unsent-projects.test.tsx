import { afterEach, expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { keepDraft } from '../../platform/storage/kept-draft.ts';
import { formOf } from './project-form.ts';
import { buildProject } from './testing/build-project.ts';
import { useUnsentProjects } from './unsent-projects.ts';

afterEach(() => localStorage.clear());

test('S7 text of a project that was deleted elsewhere is listed as such', () => {
  const record = buildProject();
  const form = { ...formOf(record), notes: 'foil' };
  keepDraft('maya', `project:${record.uuid}:1-1`, 'x', {
    record,
    form,
    isNew: false,
    isHeld: true,
    isGone: true,
  });
  const { result } = renderHook(() => useUnsentProjects('maya'));
  expect([...result.current.values()]).toEqual([
    { uuid: record.uuid, name: record.project_name, isNew: false, isDeleted: true, state: 'held' },
  ]);
});
