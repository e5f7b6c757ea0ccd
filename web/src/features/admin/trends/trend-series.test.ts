import { describe, expect, it } from '@jest/globals';
import { labeledDays, trendSummary } from './trend-series.ts';

const days = Array.from({ length: 30 }, (_, place) => ({
  day: new Date(Date.UTC(2026, 9, 23 + place)).toISOString().slice(0, 10),
  mobileSuccess: 2,
  mobileFailed: 1,
  webSuccess: 0,
  webFailed: place === 0 ? 4 : 0,
}));

describe('labeledDays', () => {
  it('D4 labels every seventh day, or more of few', () => {
    expect(labeledDays(days, 700, 60)).toEqual([
      '2026-10-23',
      '2026-10-30',
      '2026-11-06',
      '2026-11-13',
      '2026-11-20',
    ]);
    expect(labeledDays(days, 180, 60)).toEqual(['2026-10-23', '2026-11-06']);
    expect(labeledDays(days.slice(0, 3), 300, 60)).toHaveLength(3);
  });
});

describe('trendSummary', () => {
  it('D4 sums the days by platform or by outcome', () => {
    expect(trendSummary(days, 'platform')).toBe('Attempts per day, Oct 23 to Nov 21: Mobile 90, Web 4');
    expect(trendSummary(days, 'outcome')).toBe('Attempts per day, Oct 23 to Nov 21: Success 60, Failed 34');
  });
});
