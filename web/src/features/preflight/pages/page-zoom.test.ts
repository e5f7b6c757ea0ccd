import { describe, expect, test } from '@jest/globals';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { pageSpace } from './page-space.ts';
import {
  clampZoom,
  fitZoom,
  fromPageFraction,
  nextZoom,
  pasteboardLayout,
  toPageFraction,
  zoomToSee,
} from './page-zoom.ts';

const viewport = { width: 800, height: 600 };

describe('F6 zoom', () => {
  test('F6 fitting leaves a margin for the crop marks', () => {
    expect(fitZoom({ width: 1440, height: 520 }, viewport, 40)).toBeCloseTo(0.5);
    expect(fitZoom({ width: 100, height: 1040 }, viewport, 40)).toBeCloseTo(0.5);
  });

  test('F6 the buttons go from 25% to 400%', () => {
    expect(nextZoom(0.54, 1, 0.54)).toBe(0.67);
    expect(nextZoom(0.54, -1, 0.54)).toBe(0.5);
    expect(nextZoom(0.25, -1, 0.54)).toBe(0.25);
    expect(nextZoom(4, 1, 0.54)).toBe(4);
  });

  test('F6 a poster that fits at 10% can be shown at 10%', () => {
    expect(clampZoom(0.01, 0.1)).toBe(0.1);
    expect(clampZoom(0.01, 0.6)).toBe(0.25);
    expect(nextZoom(0.1, 1, 0.1)).toBe(0.25);
  });

  test('F6 a finding is enlarged when it is too small to see, and reduced when it does not fit', () => {
    const at = { x: 0, y: 0 };
    expect(zoomToSee({ ...at, width: 4, height: 3 }, viewport, 0.5, 0.5)).toBe(4);
    expect(zoomToSee({ ...at, width: 100, height: 3 }, viewport, 0.5, 0.5)).toBe(0.5);
    expect(zoomToSee({ ...at, width: 1600, height: 300 }, viewport, 2, 0.5)).toBeCloseTo(0.85);
  });

  test('F6 zooming keeps the point under the pointer', () => {
    const small = pasteboardLayout(pageSpace(buildPage(), 0.5), viewport, 40);
    const large = pasteboardLayout(pageSpace(buildPage(), 2), viewport, 40);
    const fraction = toPageFraction(small, { x: 380, y: 200 });
    expect(toPageFraction(large, fromPageFraction(large, fraction))).toEqual({
      x: expect.closeTo(fraction.x),
      y: expect.closeTo(fraction.y),
    });
    expect(small.pasteboard).toEqual(viewport);
    expect(large.pasteboard.width).toBeGreaterThan(viewport.width);
  });
});
