import { expect, test } from '@jest/globals';
import { array, assert, boolean, property } from 'fast-check';
import { nextDue, splitByArchived } from './project-order.ts';
import { buildProject } from './testing/build-project.ts';

test('P7 splitByArchived puts every project into exactly one list', () => {
  assert(
    property(array(boolean()), (flags) => {
      const { active, archived } = splitByArchived(
        flags.map((flag, id) => buildProject({ id, archived: flag })),
      );
      expect(active.every((project) => !project.archived)).toBe(true);
      expect(archived.every((project) => project.archived)).toBe(true);
      expect(active.length + archived.length).toBe(flags.length);
    }),
  );
});

test('P7 splitByArchived sorts active projects by due date and archived ones by last change', () => {
  const { active, archived } = splitByArchived([
    buildProject({ id: 1, due_date: '2026-12-01' }),
    buildProject({ id: 2, due_date: '2026-11-30' }),
    buildProject({ id: 3, archived: true, updated_at: '2026-11-01T00:00:00.000Z' }),
    buildProject({ id: 4, archived: true, updated_at: '2026-11-02T00:00:00.000Z' }),
  ]);
  expect(active.map(({ id }) => id)).toEqual([2, 1]);
  expect(archived.map(({ id }) => id)).toEqual([4, 3]);
});

test('P7 splitByArchived lists active projects without a due date last', () => {
  const dates = ['', '2026-12-11', '2026-11-24'];
  const { active } = splitByArchived(dates.map((due_date, id) => buildProject({ id, due_date })));
  expect(active.map(({ due_date }) => due_date)).toEqual(['2026-11-24', '2026-12-11', '']);
});

test('H1 nextDue lists overdue projects first and leaves out archived ones and those without a due date', () => {
  const projects = [
    buildProject({ id: 1, due_date: '2026-12-11' }),
    buildProject({ id: 2, due_date: '' }),
    buildProject({ id: 3, due_date: '2026-11-01' }),
    buildProject({ id: 4, due_date: '2026-11-21' }),
    buildProject({ id: 5, due_date: '2026-11-20' }),
    buildProject({ id: 6, due_date: '2026-11-02', archived: true }),
  ];
  expect(nextDue(projects).map(({ id }) => id)).toEqual([3, 5, 4, 1]);
});
