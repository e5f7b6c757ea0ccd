import { describe, expect, it } from '@jest/globals';
import { readRetryAfter, waitText } from './wait-text.ts';

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
