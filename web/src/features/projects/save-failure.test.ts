import { expect, test } from '@jest/globals';
import { ApiError } from '../../platform/api/client.ts';
import { saveFailureOf } from './save-failure.ts';

const problem = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ status, code, detail: 'x' }), '');

test('P6 saveFailureOf no answer, rate limits and server errors is passing', () => {
  expect(saveFailureOf(new TypeError('Failed to fetch'))).toBe('passing');
  expect(saveFailureOf(new DOMException('signal timed out', 'TimeoutError'))).toBe('passing');
  expect(saveFailureOf(new ApiError(502, '<html>', 'Bad Gateway'))).toBe('passing');
  expect(saveFailureOf(problem(429, 'request.rate_limited'))).toBe('passing');
});

test('P6 saveFailureOf a refusal is refused, of a lost session passing, of a deleted project gone', () => {
  expect(saveFailureOf(problem(422, 'request.invalid'))).toBe('refused');
  expect(saveFailureOf(problem(401, 'auth.no_session'))).toBe('passing');
  expect(saveFailureOf(problem(409, 'auth.other_user'))).toBe('passing');
  expect(saveFailureOf(problem(404, 'projects.not_found'))).toBe('gone');
});
