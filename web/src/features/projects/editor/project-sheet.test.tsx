import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import type { ProjectField } from '../../../entities/project/project-form.ts';
import { DueDateMailNote, UnfinishedNote } from './project-sheet.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 23, 0) });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const textOf = (dueDate: string, emailConfirmed: boolean) =>
  render(<DueDateMailNote dueDate={dueDate} />, inSession({ emailConfirmed })).container.textContent;

test('R6 a due date says that no mail comes to an address that is not confirmed', () => {
  expect(textOf('2026-11-30', false)).toContain('until you confirm your email');
  expect(textOf('2026-12-01', false)).toContain('until you confirm your email');
  expect(textOf('2026-12-01', true)).toBe('');
});

test('R6 no due date, or one in the past, says nothing about mail', () => {
  expect(textOf('', false)).toBe('');
  expect(textOf('2026-11-29', false)).toBe('');
});

afterEach(cleanup);

const noteText = (field: ProjectField, value: string) =>
  render(<UnfinishedNote field={field} value={value} />).container.textContent;

test('P6 the note at a date or time that was half typed tells what is stored', () => {
  expect(noteText('dueDate', '2026-12-05')).toBe('You were changing this date. Dec 5, 2026 is still set.');
  expect(noteText('dueDate', '')).toBe('You were entering this date. It isn’t set yet.');
  expect(noteText('reminderTime', '14:05')).toMatch(
    /^You were changing this time\. 2:05\sPM is still set\.$/,
  );
  expect(noteText('reminderTime', '')).toBe('You were entering this time. It isn’t set yet.');
});
