import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { anything, assert, double, integer, property, string, uuid } from 'fast-check';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import {
  bareId,
  FALLBACK_SKIP_MS,
  forgetLastSaved,
  isSamePointer,
  mayFallBack,
  projectUnder,
  readClearedAt,
  readLastSaved,
  readPointer,
  rememberCleared,
  rememberLastSaved,
} from './active-pointer.ts';

const id = integer({ min: 1, max: 2_147_483_647 });

test('P3 readPointer accepts an integer, also as text and after "project-"', () => {
  assert(
    property(id, (n) => {
      for (const form of [n, String(n), `project-${n}`]) {
        expect(readPointer(form)).toEqual({ kind: 'project', id: n });
      }
    }),
  );
});

test('P3 readPointer marks a uuid as legacy, also after "project-" and in upper case', () => {
  assert(
    property(uuid(), (relic) => {
      for (const form of [relic, relic.toUpperCase(), `project-${relic}`]) {
        expect(readPointer(form)).toEqual({ kind: 'legacy' });
      }
    }),
  );
});

test('P3 readPointer rejects everything else', () => {
  // Objects are rejected too, and some generated ones can't be converted to text.
  const isNumber = (value: unknown) =>
    (typeof value === 'number' || typeof value === 'string') && /^(project-)?[1-9]\d*$/.test(String(value));
  assert(
    property(
      anything().filter((value) => value !== null && value !== undefined && value !== '' && !isNumber(value)),
      (odd) => expect(readPointer(odd)).toEqual({ kind: 'rejected' }),
    ),
  );
  assert(
    property(
      double().filter((n) => !Number.isInteger(n)),
      (n) => expect(readPointer(n).kind).toBe('rejected'),
    ),
  );
  for (const odd of [0, -7, 2_147_483_648, '07', '7.5', '1e3', Number.NaN, true, []]) {
    expect(readPointer(odd)).toEqual({ kind: 'rejected' });
  }
});

test('P3 readPointer of null, undefined and empty text is none', () => {
  for (const none of [null, undefined, '']) expect(readPointer(none)).toEqual({ kind: 'none' });
});

test('P3 projectUnder takes only the project that the pointer names', () => {
  assert(
    property(id, id, (pointed, came) => {
      const project = buildProject({ id: came });
      const taken = projectUnder({ kind: 'project', id: pointed }, { project });
      expect(taken).toBe(pointed === came ? project : null);
    }),
  );
  for (const kind of ['none', 'legacy', 'rejected'] as const) {
    expect(projectUnder({ kind }, { project: buildProject() })).toBeNull();
  }
});

test('P3 isSamePointer detects a moved pointer', () => {
  assert(
    property(id, id, string(), (a, b, text) => {
      expect(isSamePointer(readPointer(a), readPointer(b))).toBe(a === b);
      expect(isSamePointer(readPointer(text), readPointer(text))).toBe(true);
      expect(isSamePointer(readPointer(null), readPointer(a))).toBe(false);
    }),
  );
});

test('P4 mayFallBack is false for 10 minutes after Clear Fields', () => {
  expect(FALLBACK_SKIP_MS).toBe(600_000);
  assert(
    property(integer({ min: 0 }), integer({ min: 0, max: 2_000_000 }), (clearedAt, later) => {
      expect(mayFallBack(clearedAt, clearedAt + later)).toBe(later >= FALLBACK_SKIP_MS);
      expect(mayFallBack(null, clearedAt)).toBe(true);
    }),
  );
});

test('P5 bareId removes the prefix "project-" only', () => {
  assert(property(uuid(), (bare) => expect(bareId(`project-${bare}`)).toBe(bare)));
  expect(bareId('7')).toBe('7');
  expect(bareId('my-project-7')).toBe('my-project-7');
});

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
