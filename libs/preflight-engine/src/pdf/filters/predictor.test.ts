import { describe, expect, it } from '@jest/globals';
import { undoPredictor } from './predictor.ts';

const shape = { colors: 1, bitsPerComponent: 8, columns: 3 };

describe('predictors', () => {
  it('F5 PNG predictors are undone without a second copy of an image', () => {
    // None, left, up, average and Paeth.
    const rows = [
      [0, 10, 20, 30],
      [1, 1, 1, 1],
      [2, 5, 5, 5],
      [3, 4, 4, 4],
      [4, 1, 1, 1],
    ];
    const bytes = Uint8Array.from(rows.flat());
    const plain = undoPredictor(bytes, { ...shape, predictor: 15 });
    expect([...plain]).toEqual([10, 20, 30, 1, 2, 3, 6, 7, 8, 7, 11, 13, 8, 12, 14]);
    expect(plain.buffer).toBe(bytes.buffer);
  });

  it('F5 TIFF predictors are undone without a second copy of an image', () => {
    const bytes = Uint8Array.from([1, 1, 1, 5, 250, 10]);
    const plain = undoPredictor(bytes, { ...shape, predictor: 2 });
    expect([...plain]).toEqual([1, 2, 3, 5, 255, 9]);
    expect(plain.buffer).toBe(bytes.buffer);
  });
});
