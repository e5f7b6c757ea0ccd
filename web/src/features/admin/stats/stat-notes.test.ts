import { describe, expect, it } from '@jest/globals';
import { recordsText, statCards, trendText } from './stat-notes.ts';

const trends = (attempts: number, previousAttempts: number | null) => ({
  days: [
    { day: '2026-11-23', mobileSuccess: attempts - 1, mobileFailed: 0, webSuccess: 0, webFailed: 0 },
    { day: '2026-11-24', mobileSuccess: 0, mobileFailed: 0, webSuccess: 0, webFailed: 1 },
  ],
  previousAttempts,
});

it('D2 says how many records there are, or that there are more', () => {
  const texts = [1, 0, 1_234].map((count) => recordsText({ count, hasMore: false }));
  expect(texts).toEqual(['1 record', '0 records', '1,234 records']);
  expect(recordsText({ count: 10_000, hasMore: true })).toBe('10,000+ records');
});

describe('trendText', () => {
  it.each([
    [1_220, 1_000, '1,220 in 2 days, up 22%'],
    [50, 100, '50 in 2 days, down 50%'],
    [1_001, 1_000, '1,001 in 2 days, unchanged'],
    [5, 0, '5 in 2 days'],
    [5, null, '5 in 2 days'],
  ])('D4 compares %s attempts with %s', (current, previous, text) => {
    expect(trendText(trends(current, previous))).toBe(text);
  });
});

describe('statCards', () => {
  it('D2 gives shares of all attempts, and none of nothing', () => {
    const stats = { totalAttempts: 354, successfulAttempts: 318, mobileAttempts: 334, webAttempts: 20 };
    expect(statCards(stats, undefined).map(({ note }) => note)).toEqual(['', '89.8%', '94.4%', '5.6%']);
    const none = { totalAttempts: 0, successfulAttempts: 0, mobileAttempts: 0, webAttempts: 0 };
    expect(statCards(none, undefined).map(({ note }) => note)).toEqual(['', '', '', '']);
  });
});
