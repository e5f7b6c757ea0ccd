import { describe, expect, test } from '@jest/globals';
import { someFinding, somePage } from './page-fixture.ts';
import { boxOnScreen, pageSpace } from './page-space.ts';
import { cropMarks, missingBleed, safeBox } from './press-marks.ts';

const page = somePage();
const space = pageSpace(page, 72 / 96);

const short = (box: [number, number, number, number], reach = 0) =>
  someFinding(
    { id: 'bleed' },
    {
      box,
      measured: { value: reach, unit: 'pt', text: '' },
      limit: { value: 9, unit: 'pt', text: '0.125 in' },
    },
  );

describe('F6 what a press needs', () => {
  test('F6 the safe area is 0.125 in inside the trim, whatever the unit', () => {
    expect(safeBox(page)).toEqual([127, 77, 541, 707]);
    expect(safeBox(somePage({ userUnit: 3 }))).toEqual([121, 71, 547, 713]);
  });

  test.each([
    ['left', [118, 68, 118, 716], [109, 68, 118, 716]],
    ['right', [550, 68, 550, 716], [550, 68, 559, 716]],
    ['bottom', [118, 68, 550, 68], [118, 59, 550, 68]],
    ['top', [118, 716, 550, 716], [118, 716, 550, 725]],
  ] as const)('F6 missing bleed at the %s lies outside the trim', (_side, line, strip) => {
    expect(missingBleed(space, page, short([...line]))).toEqual(boxOnScreen(space, [...strip]));
  });

  test('F6 bleed that is there in part is not hatched', () => {
    const strip = missingBleed(space, page, short([550, 68, 550, 716], 3));
    expect(strip).toMatchObject({ x: expect.closeTo(453), width: expect.closeTo(6) });
  });

  test('F6 hatching is wide enough to be seen on a small page', () => {
    const strip = missingBleed(pageSpace(page, 0.1), page, short([550, 68, 550, 716]));
    expect(strip?.width).toBeGreaterThanOrEqual(5.99);
  });

  test('F6 a finding about all of a page is not a side', () => {
    expect(missingBleed(space, page, short([109, 59, 559, 725]))).toBeNull();
    expect(missingBleed(space, page, someFinding())).toBeNull();
  });

  test('F6 crop marks stand outside the bleed, on the desk where the paper ends there', () => {
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
