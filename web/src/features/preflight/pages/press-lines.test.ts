import { describe, expect, test } from '@jest/globals';
import { cropMarks } from './press-lines.tsx';

describe('F6 press lines', () => {
  test('F6 crop marks are outside the bleed, and on the pasteboard where the paper ends at the bleed', () => {
    const trim = { x: 9, y: 9, width: 100, height: 100 };
    const bleed = { x: 0, y: 0, width: 118, height: 118 };
    const marks = cropMarks(trim, bleed, bleed, 24);
    expect(marks).toHaveLength(8);
    for (const { x1, y1, x2, y2, onPaper } of marks) {
      expect(onPaper).toBe(false);
      const isOutside = [x1, x2].every((x) => x < 0 || x > 118) || [y1, y2].every((y) => y < 0 || y > 118);
      expect(isOutside).toBe(true);
    }
    const sheet = { x: -60, y: -60, width: 240, height: 240 };
    expect(cropMarks(trim, bleed, sheet, 24).every(({ onPaper }) => onPaper)).toBe(true);
  });
});
