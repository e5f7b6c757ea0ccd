import { describe, expect, test } from '@jest/globals';
import { somePage } from './page-fixture.ts';
import { boxOnScreen, pageSpace, pointOnPage, pointOnScreen, sizeOnScreen } from './page-space.ts';

const page = somePage();
/** So large that a point is a pixel. */
const plain = 72 / 96;

describe('F6 a page on the screen', () => {
  test('F6 a page of 72 points is 96 pixels at 100 %', () => {
    const boxes = { ...page.boxes, MediaBox: [0, 0, 72, 144] as const, CropBox: [0, 0, 72, 144] as const };
    const small = somePage({
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
  ])('F6 turned by %i° the top left of the trim is %i, %i', (rotate, x, y) => {
    const space = pageSpace(somePage({ rotate }), plain);
    const [x0, , , y1] = page.boxes.TrimBox;
    const seen = pointOnScreen(space, x0, y1);
    expect(seen.x).toBeCloseTo(x);
    expect(seen.y).toBeCloseTo(y);
  });

  test.each([0, 90, 180, 270, -90, 450])('F6 turned by %i° a point comes back to where it was', (rotate) => {
    const space = pageSpace(somePage({ rotate, userUnit: 3 }), 0.37);
    const back = pointOnPage(space, pointOnScreen(space, 222, 333));
    expect(back.x).toBeCloseTo(222);
    expect(back.y).toBeCloseTo(333);
  });

  test('F6 a box lies the same way up as its page', () => {
    const turned = boxOnScreen(pageSpace(somePage({ rotate: 90 }), plain), [118, 68, 128, 168]);
    expect(turned.width).toBeCloseTo(100);
    expect(turned.height).toBeCloseTo(10);
    expect(turned).toMatchObject({ x: expect.closeTo(18), y: expect.closeTo(18) });
  });

  test('F6 a crop box that cuts off the bleed does not hide it', () => {
    const { shown } = pageSpace(somePage({ boxes: { ...page.boxes, CropBox: page.boxes.TrimBox } }), 1);
    expect(shown).toEqual(page.boxes.BleedBox);
  });

  test('F6 nothing is shown beyond the paper', () => {
    const { shown } = pageSpace(
      somePage({ boxes: { ...page.boxes, BleedBox: [0, 0, 9000, 9000], MediaBox: [100, 50, 568, 700] } }),
      1,
    );
    expect(shown).toEqual([100, 50, 568, 700]);
  });

  test('F6 boxes that do not meet fall back to the paper', () => {
    const far: [number, number, number, number] = [900, 900, 950, 950];
    const { shown } = pageSpace(
      somePage({ boxes: { ...page.boxes, CropBox: far, BleedBox: far, TrimBox: far } }),
      1,
    );
    expect(shown).toEqual(page.boxes.MediaBox);
  });
});
