import { expect, it } from '@jest/globals';
import { ApiError } from '../../platform/api/api-error.ts';
import { resetFailure } from './reset-failure.ts';

const refused = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, detail: 'The server’s words.' }), '', 3_600);

it('A11 spent attempts at a reset point to the mailed link, other failures don’t', () => {
  expect(resetFailure(refused(429, 'request.rate_limited'), 'Failed.')).toBe(
    'Too many attempts. Please wait 60 minutes, then try again. A link that we emailed in the last 10 minutes still works.',
  );
  expect(resetFailure(refused(422, 'auth.wrong_code'), 'Failed.')).toBe('The server’s words.');
});
