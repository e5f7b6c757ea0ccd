import { expect, test } from '@jest/globals';
import { reminderNote } from './reminder-note.ts';

const now = new Date(2026, 10, 21, 12, 0);

test('R1 says when it fires, at 9:00 AM without a time', () => {
  expect(reminderNote({ reminderDate: '2026-11-23', reminderTime: '14:05' }, now)).toBe(
    'Fires Nov 23, 2026, 2:05 PM.',
  );
  expect(reminderNote({ reminderDate: '2026-11-23', reminderTime: '' }, now)).toBe(
    'Fires Nov 23, 2026, 9:00 AM.',
  );
});

test('R1 says when it never will', () => {
  expect(reminderNote({ reminderDate: '2026-11-21', reminderTime: '12:00' }, now)).toBe(
    'This time has passed.',
  );
  expect(reminderNote({ reminderDate: '', reminderTime: '12:00' }, now)).toMatch(/date too/);
  expect(reminderNote({ reminderDate: '', reminderTime: '' }, now)).toBe('');
});
