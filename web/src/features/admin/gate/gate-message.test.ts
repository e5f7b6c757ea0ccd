import { describe, expect, it } from '@jest/globals';
import { ApiError } from '../../../platform/api/client.ts';
import { gateMessage } from './gate-message.ts';

const problem = (status: number, code: string, retryAfter?: number) =>
  new ApiError(status, JSON.stringify({ code, detail: 'From the server' }), '', retryAfter);

describe('gateMessage', () => {
  it.each([
    ['Invalid password', problem(401, 'admin.wrong_password')],
    ['Too many attempts. Please wait 15 minutes, then try again.', problem(429, 'request.rate_limited', 900)],
    ['Authentication failed', new TypeError('Failed to fetch')],
    ['Failed to load data', problem(503, 'system.unavailable')],
    ['Failed to load data', new ApiError(502, '<html>', 'Bad Gateway')],
  ])('D1 the gate says “%s”', (message, error) => {
    expect(gateMessage(error)).toBe(message);
  });
});
