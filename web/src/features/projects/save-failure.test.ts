import { expect, test } from '@jest/globals';
import { ApiError } from '../../platform/api/client.ts';
import { fieldErrorsOf, saveFailureOf } from './save-failure.ts';

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

test('P6 a field that an older server does not know is passing, and no fault of what was typed', () => {
  const errors = [{ path: 'notes', message: 'Unknown: notes. The fields here are status' }];
  const body = { status: 422, code: 'request.unknown_field', detail: 'x', errors };
  const error = new ApiError(422, JSON.stringify(body), '');
  expect(saveFailureOf(error)).toBe('passing');
  expect(fieldErrorsOf(error)).toEqual({});
});
