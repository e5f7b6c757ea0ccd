import { describe, expect, it } from '@jest/globals';
import { dayIn, dayText, untilText } from './calendar.ts';
import { dateRangeOf } from './date-range.ts';

/** A Monday. */
const TODAY = '2026-11-23';

describe('days that a question names', () => {
  it.each([
    ["what's due today", '2026-11-23', '2026-11-23'],
    ["what's due tomorrow", '2026-11-24', '2026-11-24'],
    ['this week', '2026-11-22', '2026-11-28'],
    ['and next week?', '2026-11-29', '2026-12-05'],
    ['last week', '2026-11-15', '2026-11-21'],
    ['this weekend', '2026-11-28', '2026-11-29'],
    ['this month', '2026-11-01', '2026-11-30'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['due in december', '2026-12-01', '2026-12-31'],
    ['due in february', '2027-02-01', '2027-02-28'],
    ['was due in october', '2026-10-01', '2026-10-31'],
    ['on friday', '2026-11-27', '2026-11-27'],
    ['next friday', '2026-12-04', '2026-12-04'],
    ['on monday', '2026-11-23', '2026-11-23'],
    ['due nov 27', '2026-11-27', '2026-11-27'],
    ['due january 8th', '2027-01-08', '2027-01-08'],
    ['due on 12/4', '2026-12-04', '2026-12-04'],
    ['due by friday', '2026-11-23', '2026-11-27'],
    ['in the next 10 days', '2026-11-23', '2026-12-03'],
    ['in two weeks', '2026-11-23', '2026-12-07'],
  ])('C7 “%s” is %s to %s', (said, from, to) => {
    expect(dateRangeOf(said, TODAY)).toMatchObject({ from, to });
  });

  it('C7 names the days of a week, which begins on Sunday', () => {
    expect(dateRangeOf('this week', TODAY)?.label).toBe('this week (Sun, Nov 22 – Sat, Nov 28)');
    expect(dateRangeOf('this week', '2026-11-22')).toMatchObject({ from: '2026-11-22' });
    expect(dateRangeOf('next week', '2026-12-30')?.label).toBe(
      'next week (Sun, Jan 3, 2027 – Sat, Jan 9, 2027)',
    );
  });

  it('C7 finds no days in a question without any', () => {
    for (const said of [
      'what is due?',
      'when is the acme brochure due',
      'due on 2/31',
      'may i see my projects',
    ])
      expect(dateRangeOf(said, TODAY)).toBeUndefined();
  });

  it('C7 today is the user’s day, not the server’s', () => {
    const late = new Date('2026-11-24T03:30:00Z');
    expect(dayIn(late, 'America/New_York')).toBe('2026-11-23');
    expect(dayIn(late, 'Europe/Berlin')).toBe('2026-11-24');
    expect(dayIn(late, 'Asia/Tokyo')).toBe('2026-11-24');
  });

  it('C7 says how far a day is', () => {
    expect([dayText('2026-11-27', TODAY), untilText('2026-11-27', TODAY)]).toEqual([
      'Fri, Nov 27',
      'in 4 days',
    ]);
    expect([dayText('2027-01-08', TODAY), untilText('2026-11-22', TODAY)]).toEqual([
      'Fri, Jan 8, 2027',
      '1 day late',
    ]);
  });
});
