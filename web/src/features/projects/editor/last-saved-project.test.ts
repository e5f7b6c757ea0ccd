import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import {
  forgetLastSaved,
  readClearedAt,
  readLastSaved,
  rememberCleared,
  rememberLastSaved,
} from './last-saved-project.ts';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('P3 the last saved id is stored per user in the session, under a key ending lastSavedProjectId', () => {
  rememberLastSaved('maya', 7);
  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/maya:lastSavedProjectId$/)]);
  expect(readLastSaved('maya')).toBe(7);
  expect(readLastSaved('dana')).toBeNull();
  forgetLastSaved('maya');
  expect(readLastSaved('maya')).toBeNull();
});

test('P3 readLastSaved ignores old and invalid copies', () => {
  rememberLastSaved('maya', 7);
  jest.advanceTimersByTime(10 * 60_000);
  expect(readLastSaved('maya')).toBeNull();
  for (const odd of [
    'nonsense',
    '{"id":"seven","savedAt":9e15}',
    '{"id":7.5,"savedAt":9e15}',
    '{"savedAt":9e15}',
    '7',
  ]) {
    sessionStorage.setItem('print-partner:maya:lastSavedProjectId', odd);
    expect(readLastSaved('maya')).toBeNull();
  }
});

test('P4 readClearedAt gives the time of clearing, per user', () => {
  expect(readClearedAt('maya')).toBeNull();
  rememberCleared('maya');
  expect(readClearedAt('maya')).toBe(Date.now());
  expect(readClearedAt('dana')).toBeNull();
});
