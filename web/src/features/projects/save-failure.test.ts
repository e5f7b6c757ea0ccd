import { expect, test } from '@jest/globals';
import { ApiError } from '../../platform/api/client.ts';
import { projectErrorsOf, projectFailureOf } from './save-failure.ts';

const problem = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ status, code, detail: 'x' }), '');

test('P6 projectFailureOf no answer, rate limits and server errors is passing', () => {
  expect(projectFailureOf(new TypeError('Failed to fetch'))).toBe('passing');
  expect(projectFailureOf(new DOMException('signal timed out', 'TimeoutError'))).toBe('passing');
  expect(projectFailureOf(new ApiError(502, '<html>', 'Bad Gateway'))).toBe('passing');
  expect(projectFailureOf(problem(429, 'request.rate_limited'))).toBe('passing');
});

test('P6 projectFailureOf a refusal is refused, of a lost session passing, of a deleted project gone', () => {
  expect(projectFailureOf(problem(422, 'request.invalid'))).toBe('refused');
  expect(projectFailureOf(problem(401, 'auth.no_session'))).toBe('passing');
  expect(projectFailureOf(problem(409, 'auth.other_user'))).toBe('passing');
  expect(projectFailureOf(problem(404, 'projects.not_found'))).toBe('gone');
});

test('P6 a field that an older server does not know is passing, and no fault of what was typed', () => {
  const errors = [{ path: 'notes', message: 'Unknown: notes. The fields here are status' }];
  const body = { status: 422, code: 'request.unknown_field', detail: 'x', errors };
  const error = new ApiError(422, JSON.stringify(body), '');
  expect(projectFailureOf(error)).toBe('passing');
  expect(projectErrorsOf(error)).toEqual({});
});
