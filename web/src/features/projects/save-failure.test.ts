import { expect, test } from '@jest/globals';
import { ApiError } from '../../platform/api/client.ts';
import { saveFailureOf } from './save-failure.ts';

const problem = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ status, code, detail: 'x' }), '');

test('P6 no answer, too many calls and a server in trouble may pass', () => {
  expect(saveFailureOf(new TypeError('Failed to fetch'))).toBe('passing');
  expect(saveFailureOf(new DOMException('signal timed out', 'TimeoutError'))).toBe('passing');
  expect(saveFailureOf(new ApiError(502, '<html>', 'Bad Gateway'))).toBe('passing');
  expect(saveFailureOf(problem(429, 'request.rate_limited'))).toBe('passing');
});

test('P6 what the server refuses stays refused, and what was deleted is gone', () => {
  expect(saveFailureOf(problem(422, 'request.invalid'))).toBe('refused');
  expect(saveFailureOf(problem(401, 'auth.no_session'))).toBe('refused');
  expect(saveFailureOf(problem(404, 'projects.not_found'))).toBe('gone');
});
