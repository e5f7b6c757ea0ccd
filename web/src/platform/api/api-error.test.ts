import { describe, expect, it } from '@jest/globals';
import { ApiError, readRetryAfter, waitText } from './api-error.ts';

const problem = {
  type: 'about:blank',
  title: 'Name taken',
  status: 409,
  detail: 'Another project has this name.',
  code: 'projects.name_taken',
  requestId: 'r1',
};

describe('ApiError', () => {
  it('H8 the message is "status: body", or the status text for an empty body', () => {
    expect(new ApiError(502, '<html>', 'Bad Gateway').message).toBe('502: <html>');
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('H8 detail is the first field error, else the problem document’s detail', () => {
    expect(new ApiError(409, JSON.stringify(problem), '').detail).toBe('Another project has this name.');
    const invalid = { ...problem, errors: [{ path: 'email', message: 'Email is required' }] };
    expect(new ApiError(422, JSON.stringify(invalid), '').detail).toBe('Email is required');
  });

  it('H8 detail is undefined if the body is not a problem document', () => {
    for (const body of ['', 'gone', 'null', '[]', '"text"', '{"message":"x"}']) {
      expect(new ApiError(500, body, 'Internal Server Error').detail).toBeUndefined();
    }
  });

  it("H8 A6 detail is the wait for a rate limit, and the server's sentence for another reason to wait", () => {
    const detail = (code: string) =>
      new ApiError(429, JSON.stringify({ ...problem, status: 429, code }), '', 61).detail;
    expect(detail('request.rate_limited')).toBe('Too many attempts. Please wait 2 minutes, then try again.');
    expect(detail('auth.too_many_wrong_passwords')).toBe(detail('request.rate_limited'));
    expect(detail('auth.export_running')).toBe(problem.detail);
    expect(new ApiError(429, '<html>', '', 61).detail).toBe(detail('request.rate_limited'));
  });

  it('H8 a field that an older server does not know is no fault of the user: the call may succeed later', () => {
    const errors = [{ path: 'rush', message: 'Unknown: rush. The fields here are name' }];
    const body = JSON.stringify({ ...problem, status: 422, code: 'request.unknown_field', errors });
    const error = new ApiError(422, body, '');
    expect([error.status, error.isFromOlderServer, error.problem?.errors]).toEqual([503, true, undefined]);
    expect(error.detail).toBe('Print Partner is being updated. Try again in a few minutes.');
  });

  it("H8 detail is the server's sentence without a Retry-After", () => {
    expect(new ApiError(429, JSON.stringify({ ...problem, status: 429 }), '').detail).toBe(problem.detail);
    expect(new ApiError(503, JSON.stringify(problem), '', 5).detail).toBe(problem.detail);
  });
});

describe('waitText', () => {
  it.each([
    [0, '1 second'],
    [1, '1 second'],
    [59.2, '60 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [900, '15 minutes'],
    [3600, '60 minutes'],
    [7200, '2 hours'],
    [7201, '3 hours'],
  ])('H8 %d s is %s', (seconds, words) => {
    expect(waitText(seconds)).toBe(words);
  });
});

describe('readRetryAfter', () => {
  const now = Date.UTC(2026, 0, 9, 12);

  it('H8 readRetryAfter reads seconds and dates', () => {
    expect(readRetryAfter('120', now)).toBe(120);
    expect(readRetryAfter('Fri, 09 Jan 2026 12:01:30 GMT', now)).toBe(90);
    expect(readRetryAfter('Fri, 09 Jan 2026 11:00:00 GMT', now)).toBe(0);
  });

  it('H8 readRetryAfter is undefined for invalid text', () => {
    for (const header of [null, '', 'soon', '-']) expect(readRetryAfter(header, now)).toBeUndefined();
  });
});
