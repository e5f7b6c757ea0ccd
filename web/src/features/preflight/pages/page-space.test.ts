import { describe, expect, test } from '@jest/globals';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { boxOnScreen, pageSpace, pointOnPage, pointOnScreen, safeBox, sizeOnScreen } from './page-space.ts';

const page = buildPage();
/** One pixel per point. */
const PLAIN = 72 / 96;

describe('F6 a page on the screen', () => {
  test('F6 a page of 72 points is 96 pixels wide at 100%', () => {
    const boxes = { ...page.boxes, MediaBox: [0, 0, 72, 144] as const, CropBox: [0, 0, 72, 144] as const };
    const small = buildPage({
      boxes: { ...boxes, BleedBox: boxes.CropBox, TrimBox: boxes.CropBox },
    });
    expect(sizeOnScreen(pageSpace(small, 1))).toEqual({ width: 96, height: 192 });
    expect(sizeOnScreen(pageSpace({ ...small, userUnit: 2 }, 1))).toEqual({ width: 192, height: 384 });
    expect(sizeOnScreen(pageSpace({ ...small, rotate: 270 }, 1))).toEqual({ width: 192, height: 96 });
  });

  test.each([
    [0, 18, 18, 'top left'],
    [90, 684 - 18, 18, 'top right'],
    [180, 468 - 18, 684 - 18, 'bottom right'],
    [270, 18, 468 - 18, 'bottom left'],
  ])('F6 rotated by %i°, the top left of the trim is at %i, %i', (rotate, x, y) => {
    const space = pageSpace(buildPage({ rotate }), PLAIN);
    const [x0, , , y1] = page.boxes.TrimBox;
    const point = pointOnScreen(space, x0, y1);
    expect(point.x).toBeCloseTo(x);
    expect(point.y).toBeCloseTo(y);
  });

  test.each([0, 90, 180, 270, -90, 450])('F6 rotated by %i°, pointOnPage inverts pointOnScreen', (rotate) => {
    const space = pageSpace(buildPage({ rotate, userUnit: 3 }), 0.37);
    const back = pointOnPage(space, pointOnScreen(space, 222, 333));
    expect(back.x).toBeCloseTo(222);
    expect(back.y).toBeCloseTo(333);
  });

  test('F6 a box is rotated with its page', () => {
    const turned = boxOnScreen(pageSpace(buildPage({ rotate: 90 }), PLAIN), [118, 68, 128, 168]);
    expect(turned.width).toBeCloseTo(100);
    expect(turned.height).toBeCloseTo(10);
    expect(turned).toMatchObject({ x: expect.closeTo(18), y: expect.closeTo(18) });
  });

  test('F6 the safe area is 0.125 in inside the trim for every UserUnit', () => {
    expect(safeBox(buildPage())).toEqual([127, 77, 541, 707]);
    expect(safeBox(buildPage({ userUnit: 3 }))).toEqual([121, 71, 547, 713]);
  });

  test('F6 the bleed is shown even if the CropBox excludes it', () => {
    const { shown } = pageSpace(buildPage({ boxes: { ...page.boxes, CropBox: page.boxes.TrimBox } }), 1);
    expect(shown).toEqual(page.boxes.BleedBox);
  });

  test('F6 nothing is shown beyond the MediaBox', () => {
    const { shown } = pageSpace(
      buildPage({ boxes: { ...page.boxes, BleedBox: [0, 0, 9000, 9000], MediaBox: [100, 50, 568, 700] } }),
      1,
    );
    expect(shown).toEqual([100, 50, 568, 700]);
  });

  test('F6 boxes outside the MediaBox fall back to the MediaBox', () => {
    const far: [number, number, number, number] = [900, 900, 950, 950];
    const { shown } = pageSpace(
      buildPage({ boxes: { ...page.boxes, CropBox: far, BleedBox: far, TrimBox: far } }),
      1,
    );
    expect(shown).toEqual(page.boxes.MediaBox);
  });
});
