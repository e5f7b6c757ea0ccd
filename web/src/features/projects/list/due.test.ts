import { expect, test } from '@jest/globals';
import { dueNote } from './due.ts';

test('P7 dueNote gives the date and the days left', () => {
  const today = '2026-11-21';
  expect(dueNote('2026-11-24', today)).toEqual({ date: 'Nov 24', left: '3 days', isSoon: true });
  expect(dueNote('2026-11-25', today)).toEqual({ date: 'Nov 25', left: '4 days', isSoon: false });
  expect(dueNote('2026-11-21', today)).toEqual({ date: 'Nov 21', left: 'Today', isSoon: true });
  expect(dueNote('2026-11-22', today).left).toBe('1 day');
  expect(dueNote('2026-11-19', today)).toEqual({ date: 'Nov 19', left: '2 days late', isSoon: true });
  expect(dueNote('2027-01-08', today)).toEqual({ date: 'Jan 8, 2027', left: '48 days', isSoon: false });
  expect(dueNote('', today)).toEqual({ date: 'No due date', left: '', isSoon: false });
});
