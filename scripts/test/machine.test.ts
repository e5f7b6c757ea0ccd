import { expect, it } from '@jest/globals';
import { workersFor } from './machine.ts';

it('K2 a fast machine runs twice as many workers as it has cores, a slow one hardly more than its cores', () => {
  const workers = [1, 2].map((cores) => [1, 1.5, 3, 12].map((slowness) => workersFor(slowness, cores)));
  expect(workers).toEqual([
    [2, 2, 1, 1],
    [4, 3, 3, 2],
  ]);
});
