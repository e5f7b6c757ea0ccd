import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { UnfinishedNote } from './unfinished-note.tsx';

afterEach(cleanup);

const textOf = (field: ProjectField, value: string) =>
  render(<UnfinishedNote field={field} value={value} />).container.textContent;

test('P6 the note at a date or time that was half typed tells what is stored', () => {
  expect(textOf('dueDate', '2026-12-05')).toBe('You were changing this date. Dec 5, 2026 is still set.');
  expect(textOf('dueDate', '')).toBe('You were entering this date. It isn’t set yet.');
  expect(textOf('reminderTime', '14:05')).toMatch(/^You were changing this time\. 2:05\sPM is still set\.$/);
  expect(textOf('reminderTime', '')).toBe('You were entering this time. It isn’t set yet.');
});
