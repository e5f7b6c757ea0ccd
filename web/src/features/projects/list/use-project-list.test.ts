import { expect, test } from '@jest/globals';
import { array, assert, integer, property } from 'fast-check';
import { EMPTY_GUARD_MS, noList, showAnswer, withoutProject } from './use-project-list.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';

const someProjects = array(integer({ min: 1 }), { minLength: 1 }).map((ids) =>
  ids.map((id) => buildProject({ id })),
);
const at = integer({ min: 0 });

test('P3 showAnswer ignores an empty answer within 5 s of a non-empty one, but not later', () => {
  assert(
    property(someProjects, at, integer({ min: 0, max: 20_000 }), (projects, loadedAt, later) => {
      const good = showAnswer(noList, projects, loadedAt);
      const next = showAnswer(good, [], loadedAt + later);
      expect(next.projects).toEqual(later < EMPTY_GUARD_MS ? projects : []);
    }),
  );
});

test('P3 showAnswer always shows an answer with projects and an empty first one', () => {
  assert(
    property(someProjects, someProjects, at, at, (first, second, a, b) => {
      expect(showAnswer(showAnswer(noList, first, a), second, b).projects).toBe(second);
      expect(showAnswer(noList, [], a).projects).toEqual([]);
      expect(showAnswer(showAnswer(noList, [], a), [], a).projects).toEqual([]);
    }),
  );
});

test('P7 showAnswer shows an empty answer after the last project was deleted', () => {
  assert(
    property(at, (now) => {
      const one = showAnswer(noList, [buildProject({ id: 7 })], now);
      const none = withoutProject(one, 7);
      expect(none.projects).toEqual([]);
      expect(showAnswer(none, [], now + 1).projects).toEqual([]);
    }),
  );
});
