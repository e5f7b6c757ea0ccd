import { expect, test } from '@jest/globals';
import { reminderNote, testAlertText } from './reminder-note.ts';

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

test('R5 a test alert is told by the local clock', () => {
  expect(testAlertText(new Date(2026, 10, 21, 12, 1, 30).toISOString())).toMatch(
    /^It fires at 12:01\sPM, in about 1 min\.$/,
  );
});
