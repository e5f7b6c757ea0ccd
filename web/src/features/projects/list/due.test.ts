import { expect, test } from '@jest/globals';
import { dueNote } from './due.ts';

test('P7 dueNote gives the date and the days left', () => {
  const today = '2026-11-21';
  expect(dueNote('2026-11-24', today)).toEqual({ date: 'Nov 24', left: '3 days', urgency: 'soon' });
  expect(dueNote('2026-11-25', today)).toEqual({ date: 'Nov 25', left: '4 days', urgency: 'later' });
  expect(dueNote('2026-11-21', today)).toEqual({ date: 'Nov 21', left: 'Today', urgency: 'soon' });
  expect(dueNote('2026-11-22', today).left).toBe('1 day');
  expect(dueNote('2026-11-19', today)).toEqual({ date: 'Nov 19', left: '2 days late', urgency: 'late' });
  expect(dueNote('2027-01-08', today)).toEqual({ date: 'Jan 8, 2027', left: '48 days', urgency: 'later' });
  expect(dueNote('', today)).toEqual({ date: 'No due date', left: '', urgency: 'later' });
});
