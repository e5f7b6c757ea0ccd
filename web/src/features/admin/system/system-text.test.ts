import { describe, expect, it } from '@jest/globals';
import { durationText, waitingText } from './system-text.ts';

const idle = { waiting: 0, oldestSeconds: null };

describe('the state of the system', () => {
  it('D4 says how long something waits, in words', () => {
    expect([0, 59, 60, 3_599, 7_200, 172_800].map(durationText)).toEqual([
      '0 s',
      '59 s',
      '1 min',
      '60 min',
      '2 h',
      '2 days',
    ]);
    expect(waitingText(idle)).toBe('');
    expect(waitingText({ waiting: 1, oldestSeconds: 12 })).toBe('1 waits 12 s');
    expect(waitingText({ waiting: 3, oldestSeconds: 120 })).toBe('3 wait, the oldest 2 min');
  });
});
