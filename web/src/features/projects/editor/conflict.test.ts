import { expect, test } from '@jest/globals';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { bothTexts, conflictsOf } from './conflict.ts';

const base = { ...emptyForm, notes: 'old', status: 'old', clientName: 'old', dueDate: '2026-11-24' };
const mine = { ...base, notes: 'mine', status: 'mine', clientName: 'same' };
const theirs = { ...base, notes: 'theirs', clientName: 'same', dueDate: '2026-11-30' };

test('P2 conflictsOf lists the other text of fields that both sides changed differently', () => {
  expect(conflictsOf(base, mine, theirs, [])).toEqual({ notes: 'theirs' });
});

test('P2 conflictsOf leaves out a text that this screen sent itself', () => {
  expect(conflictsOf(base, mine, theirs, [{ ...base, notes: 'theirs' }])).toEqual({});
});

test('P2 conflictsOf leaves out a text that the server only normalized', () => {
  const sent = { ...base, clientName: ' Cafe\u0301  Nord ' };
  const answer = { ...base, clientName: 'Caf\u00e9 Nord' };
  expect(conflictsOf(base, { ...sent, clientName: 'typed since' }, answer, [sent])).toEqual({});
  expect(conflictsOf(base, sent, answer, [])).toEqual({});
});

test('P2 bothTexts keeps both texts of a field with room for them', () => {
  expect(bothTexts('notes', 'mine', 'theirs')).toBe('theirs\nmine');
  expect(bothTexts('clientName', 'mine', 'theirs')).toBe('theirs / mine');
  expect(bothTexts('dueDate', '2026-11-24', '2026-11-30')).toBeNull();
  expect(bothTexts('notes', 'mine', '')).toBeNull();
});
