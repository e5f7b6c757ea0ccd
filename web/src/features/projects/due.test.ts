import { expect, test } from '@jest/globals';
import { assert, date as anyDate, property } from 'fast-check';
import { byDueDate, dateText, dueNote, localDate } from './due.ts';
import { buildProject } from './testing/build-project.ts';

test('P7 a due date reads as date and days left', () => {
  const today = '2026-11-21';
  expect(dueNote('2026-11-24', today)).toEqual({ date: 'Nov 24', left: '3 days', isSoon: true });
  expect(dueNote('2026-11-25', today)).toEqual({ date: 'Nov 25', left: '4 days', isSoon: false });
  expect(dueNote('2026-11-21', today)).toEqual({ date: 'Nov 21', left: 'Today', isSoon: true });
  expect(dueNote('2026-11-22', today).left).toBe('1 day');
  expect(dueNote('2026-11-19', today)).toEqual({ date: 'Nov 19', left: '2 days late', isSoon: true });
  expect(dueNote('2027-01-08', today)).toEqual({ date: 'Jan 8, 2027', left: '48 days', isSoon: false });
  expect(dueNote('', today)).toEqual({ date: 'No due date', left: '', isSoon: false });
});

test('P7 soonest first, without a date last', () => {
  const dates = ['', '2026-12-11', '2026-11-24'];
  const sorted = byDueDate(dates.map((due_date, id) => buildProject({ id, due_date })));
  expect(sorted.map(({ due_date }) => due_date)).toEqual(['2026-11-24', '2026-12-11', '']);
});

test('dates show as "Mon D, YYYY", invalid ones empty', () => {
  expect(dateText('2026-11-04')).toBe('Nov 4, 2026');
  for (const odd of ['', '2026-13-01', 'tomorrow', '2026-1-1']) expect(dateText(odd)).toBe('');
});

test('the local date is that of the wall calendar', () => {
  assert(
    property(anyDate({ min: new Date(1970, 0, 2), max: new Date(9998, 0, 1), noInvalidDate: true }), (at) => {
      const [year, month, day] = localDate(at).split('-').map(Number);
      expect([year, month, day]).toEqual([at.getFullYear(), at.getMonth() + 1, at.getDate()]);
    }),
  );
});
