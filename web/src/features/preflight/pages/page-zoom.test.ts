import { describe, expect, test } from '@jest/globals';
import { deskLayout, placeOnPage, placeOnStage } from './desk-layout.ts';
import { somePage } from './page-fixture.ts';
import { pageSpace } from './page-space.ts';
import { fitZoom, nextZoom, withinRange, zoomToSee } from './page-zoom.ts';

const desk = { width: 800, height: 600 };

describe('F6 zoom', () => {
  test('F6 a page fits its desk with a margin for the crop marks', () => {
    expect(fitZoom({ width: 1440, height: 520 }, desk, 40)).toBeCloseTo(0.5);
    expect(fitZoom({ width: 100, height: 1040 }, desk, 40)).toBeCloseTo(0.5);
  });

  test('F6 the buttons go from 25 to 400 %', () => {
    expect(nextZoom(0.54, 1, 0.54)).toBe(0.67);
    expect(nextZoom(0.54, -1, 0.54)).toBe(0.5);
    expect(nextZoom(0.25, -1, 0.54)).toBe(0.25);
    expect(nextZoom(4, 1, 0.54)).toBe(4);
  });

  test('F6 a poster that fits at 10 % is not kept from fitting', () => {
    expect(withinRange(0.01, 0.1)).toBe(0.1);
    expect(withinRange(0.01, 0.6)).toBe(0.25);
    expect(nextZoom(0.1, 1, 0.1)).toBe(0.25);
  });

  test('F6 what cannot be made out is enlarged, what does not fit is made smaller', () => {
    const at = { x: 0, y: 0 };
    expect(zoomToSee({ ...at, width: 4, height: 3 }, desk, 0.5, 0.5)).toBe(4);
    expect(zoomToSee({ ...at, width: 100, height: 3 }, desk, 0.5, 0.5)).toBe(0.5);
    expect(zoomToSee({ ...at, width: 1600, height: 300 }, desk, 2, 0.5)).toBeCloseTo(0.85);
  });

  test('F6 what is under the pointer is found again after zooming', () => {
    const small = deskLayout(pageSpace(somePage(), 0.5), desk, 40);
    const large = deskLayout(pageSpace(somePage(), 2), desk, 40);
    const part = placeOnPage(small, { x: 380, y: 200 });
    expect(placeOnPage(large, placeOnStage(large, part))).toEqual({
      x: expect.closeTo(part.x),
      y: expect.closeTo(part.y),
    });
    expect(small.stage).toEqual(desk);
    expect(large.stage.width).toBeGreaterThan(desk.width);
  });
});
