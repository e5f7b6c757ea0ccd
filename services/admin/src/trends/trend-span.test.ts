import { describe, expect, it } from '@jest/globals';
import { todayIn, trendSpan } from './trend-span.ts';

const today = '2026-11-24';
const span = (days: number, from?: string, to?: string) => trendSpan({ days, from, to, today });

describe('trendSpan', () => {
  it('D4 ends today and compares with as many days before', () => {
    expect(span(7)).toEqual({
      first: '2026-11-18',
      last: today,
      previous: { from: '2026-11-11', to: '2026-11-17' },
    });
  });

  it('D4 compares 90 days with nothing, because older attempts have been removed', () => {
    expect(span(90)).toEqual({ first: '2026-08-27', last: today, previous: null });
  });

  it('D4 follows the filter’s first and last day', () => {
    expect(span(30, '2026-11-01', '2026-11-03')).toMatchObject({
      first: '2026-11-01',
      last: '2026-11-03',
      previous: { from: '2026-10-29', to: '2026-10-31' },
    });
    expect(span(7, undefined, '2026-11-10')).toMatchObject({ first: '2026-11-04', last: '2026-11-10' });
    expect(span(7, '2020-01-01', '2030-01-01')).toMatchObject({ first: '2026-08-27', last: today });
  });

  it.each([
    ['2026-11-25', undefined],
    [undefined, '2026-08-26'],
    ['2026-11-03', '2026-11-02'],
  ])('D4 the span from %s to %s, without a kept attempt, gives no days', (from, to) => {
    expect(span(30, from, to)).toBeNull();
  });
});

describe('todayIn', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-25'],
    ['America/Los_Angeles', '2026-11-24'],
  ])('D4 today is the date in the zone %s', (zone, date) => {
    expect(todayIn(zone, new Date('2026-11-24T20:00:00Z'))).toBe(date);
  });
});
