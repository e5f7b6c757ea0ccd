import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { DueDateMailNote } from './due-date-mail-note.tsx';

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
  expect(textOf('2026-11-30', false)).toContain('until you confirm your e-mail');
  expect(textOf('2026-12-01', false)).toContain('until you confirm your e-mail');
  expect(textOf('2026-12-01', true)).toBe('');
});

test('R6 no due date, or one in the past, says nothing about mail', () => {
  expect(textOf('', false)).toBe('');
  expect(textOf('2026-11-29', false)).toBe('');
});
