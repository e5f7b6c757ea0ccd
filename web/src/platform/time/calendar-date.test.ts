import { describe, expect, it } from '@jest/globals';
import { assert, date as anyDate, property } from 'fast-check';
import { dateText, daysBetween, daysLeftText, localDate, monthText, weekdayText } from './calendar-date.ts';

describe('calendar dates', () => {
  it('H1 daysBetween counts calendar days across daylight saving changes', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    // Daylight saving ends on November 1, 2026 in the United States.
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-19')).toBe(-2);
    expect(daysBetween('2026-11-21', '')).toBeNaN();
  });

  it('H1 daysLeftText puts days into words', () => {
    expect([-2, -1, 0, 1, 9].map(daysLeftText)).toEqual([
      '2 days late',
      '1 day late',
      'Today',
      '1 day',
      '9 days',
    ]);
  });

  it('H1 monthText has the year unless it is the current one', () => {
    expect(monthText('2026-12-31', '2026-11-22')).toBe('Dec');
    expect(monthText('2027-01-15', '2026-11-22')).toBe('Jan 2027');
  });

  it('P7 dateText is "Mon D, YYYY", empty for an invalid date', () => {
    expect(dateText('2026-11-04')).toBe('Nov 4, 2026');
    for (const odd of ['', '2026-13-01', '2026-02-30', 'tomorrow', '2026-1-1'])
      expect(dateText(odd)).toBe('');
  });

  it('H1 weekdayText starts with the day of the week', () => {
    expect(weekdayText('2026-11-04')).toBe('Wed, Nov 4, 2026');
    expect(weekdayText('2027-01-31')).toBe('Sun, Jan 31, 2027');
  });

  it('H1 localDate uses local time, not UTC', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    assert(
      property(
        anyDate({ min: new Date(1970, 0, 2), max: new Date(9998, 0, 1), noInvalidDate: true }),
        (at) => {
          const [year, month, day] = localDate(at).split('-').map(Number);
          expect([year, month, day]).toEqual([at.getFullYear(), at.getMonth() + 1, at.getDate()]);
        },
      ),
    );
  });
});
