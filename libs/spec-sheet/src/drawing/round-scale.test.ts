import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundScaleUpTo } from './round-scale.ts';

it.each([
  [30, { times: 24, per: 1 }],
  [1, { times: 1, per: 1 }],
  [0.3, { times: 1, per: 4 }],
  [1 / 32, { times: 1, per: 32 }],
  [1 / 33, { times: 1, per: 48 }],
  [1 / 50, { times: 1, per: 64 }],
  [1 / 65, { times: 1, per: 96 }],
  [1 / 100, { times: 1, per: 128 }],
  [1 / 600, { times: 1, per: 768 }],
  [0, { times: 1, per: 2 ** 20 }],
])('S9 roundScaleUpTo(%d) is %j', (most, scale) => {
  expect(roundScaleUpTo(most)).toEqual(scale);
});

it('S9 roundScaleUpTo is never more than asked for, and more than half of it', () => {
  const most = fc.double({ min: 1e-5, max: 20, noNaN: true, minExcluded: true });
  fc.assert(
    fc.property(most, (asked) => {
      const { times, per } = roundScaleUpTo(asked);
      expect(times / per).toBeLessThanOrEqual(asked);
      expect((times / per) * 2).toBeGreaterThanOrEqual(asked * 0.99);
    }),
  );
});
