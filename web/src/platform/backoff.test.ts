import { expect, test } from '@jest/globals';
import { backoffMs } from './backoff.ts';

test('P6 backoffMs doubles from 2 s up to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(backoffMs)).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
});
