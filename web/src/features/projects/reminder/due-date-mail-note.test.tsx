import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { DueDateMailNote } from './due-date-mail-note.tsx';

afterEach(cleanup);

const textOf = (dueDate: string, emailConfirmed: boolean) =>
  render(<DueDateMailNote dueDate={dueDate} />, inSession({ emailConfirmed })).container.textContent;

test('R6 a due date says that no mail comes to an address that is not confirmed', () => {
  expect(textOf('2026-11-30', false)).toContain('until you confirm your e-mail');
  expect(textOf('2026-11-30', true)).toBe('');
  expect(textOf('', false)).toBe('');
});
