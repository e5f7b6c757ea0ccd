import { describe, expect, it } from '@jest/globals';
import { mannWhitney } from './rank-test.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('mannWhitney', () => {
  it('A2 finds no difference between equal samples', () => {
    expect(mannWhitney(upTo(30), upTo(30))).toMatchObject({ larger: 0.5, z: 0 });
    expect(mannWhitney(upTo(30), upTo(30)).p).toBeCloseTo(1, 6);
    expect(mannWhitney([1, 1, 1], [1, 1])).toMatchObject({ larger: 0.5, z: 0 });
  });

  it('A2 finds the difference of samples that don’t overlap', () => {
    const slow = upTo(30).map((value) => value + 100);
    expect(mannWhitney(slow, upTo(30))).toMatchObject({ larger: 1 });
    expect(mannWhitney(slow, upTo(30)).p).toBeLessThan(1e-9);
  });

  // Calculated by hand: the first wins 2 + 3 + 4 + 4 + 5 = 18 of 25 pairs; z = (18 − 12.5) / √(25 × 11 / 12).
  it('A2 matches a calculation by hand', () => {
    const { larger, z, p } = mannWhitney([3, 5, 7, 8, 10], [1, 2, 4, 6, 9]);
    expect(larger).toBeCloseTo(0.72, 6);
    expect(z).toBeCloseTo(5.5 / Math.sqrt(275 / 12), 6);
    expect(p).toBeCloseTo(0.2506, 3);
  });
});
