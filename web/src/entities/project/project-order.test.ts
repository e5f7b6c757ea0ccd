import { expect, test } from '@jest/globals';
import { array, assert, boolean, property } from 'fast-check';
import { countText, isFull, shelve } from './project-order.ts';
import { buildProject } from './testing/build-project.ts';

test('P7 every project stands on one shelf', () => {
  assert(
    property(array(boolean()), (flags) => {
      const { active, archived } = shelve(flags.map((flag, id) => buildProject({ id, archived: flag })));
      expect(active.every((project) => !project.archived)).toBe(true);
      expect(archived.every((project) => project.archived)).toBe(true);
      expect(active.length + archived.length).toBe(flags.length);
    }),
  );
});

test('P7 active ones stand by due date, archived ones by their last change', () => {
  const { active, archived } = shelve([
    buildProject({ id: 1, due_date: '2026-12-01' }),
    buildProject({ id: 2, due_date: '2026-11-30' }),
    buildProject({ id: 3, archived: true, updated_at: '2026-11-01T00:00:00.000Z' }),
    buildProject({ id: 4, archived: true, updated_at: '2026-11-02T00:00:00.000Z' }),
  ]);
  expect(active.map(({ id }) => id)).toEqual([2, 1]);
  expect(archived.map(({ id }) => id)).toEqual([4, 3]);
});

test('P7 there is room for 20', () => {
  expect(countText(12)).toBe('12 of 20');
  expect(isFull(19)).toBe(false);
  expect(isFull(20)).toBe(true);
});
