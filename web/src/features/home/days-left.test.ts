import { describe, expect, it } from '@jest/globals';
import type { Project } from '@printpartner/contracts/types';
import { daysBetween, daysLeftText, localDate, nextDue } from './days-left.ts';

function buildProject(id: number, due_date: string): Project {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    project_name: `Project ${id}`,
    client_name: '',
    printing_company: '',
    estimate_number: '',
    status: 'open',
    notes: '',
    due_date,
    reminder_date: '',
    reminder_time: '',
    reminder_message: '',
    time_zone: 'UTC',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

describe('days left', () => {
  it('H1 counts calendar days, whatever the clocks do in between', () => {
    expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0);
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    // Daylight saving ends on November 1, 2026 in the United States.
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-21', '2026-11-19')).toBe(-2);
  });

  it('H1 says them in words', () => {
    expect([-2, -1, 0, 1, 9].map(daysLeftText)).toEqual([
      '2 days late',
      '1 day late',
      'Today',
      '1 day',
      '9 days',
    ]);
  });

  it('H1 reads the date off the wall, not off Greenwich', () => {
    expect(localDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDate(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
  });

  it('H1 lists what lies ahead first, then what is late, and leaves out what has no date', () => {
    const projects = [
      buildProject(1, '2026-12-11'),
      buildProject(2, ''),
      buildProject(3, '2026-11-01'),
      buildProject(4, '2026-11-21'),
      buildProject(5, '2026-11-20'),
    ];
    expect(nextDue(projects, '2026-11-21').map(({ id }) => id)).toEqual([4, 1, 5, 3]);
  });
});
