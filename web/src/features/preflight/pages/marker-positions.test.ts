import { describe, expect, test } from '@jest/globals';
import { preflightCheckId } from '@printpartner/contracts';
import { MARKER_SIZE, placeMarkers } from './marker-positions.ts';
import { buildPlacedFinding } from '../testing/build-placed-finding.ts';
import type { BoxedFinding } from './finding-boxes.tsx';
import type { Rect } from './page-space.ts';

const visible: Rect = { x: 0, y: 0, width: 800, height: 600 };
const checkIds = preflightCheckId.options;
let count = 0;

/** A finding in a box, by default of another check than the last one. */
function boxed(rect: Rect, id = checkIds[count % checkIds.length], isMissingBleed = false): BoxedFinding {
  count += 1;
  return { placed: buildPlacedFinding({ id }, {}, count), rect, isMissingBleed };
}

const box = (x: number, y: number, width = 100, height = 80): Rect => ({ x, y, width, height });

describe('F6 markers', () => {
  test('F6 markers are at the top left of their box', () => {
    const [marker] = placeMarkers([boxed(box(200, 100))], visible);
    expect(marker?.at).toEqual({ x: 200, y: 100 });
  });

  test('F6 for missing bleed are at the center of its side', () => {
    const [marker] = placeMarkers([boxed(box(400, 100, 9, 400), 'bleed', true)], visible);
    expect(marker?.at).toEqual({ x: 404.5, y: 300 });
  });

  test('F6 markers stay within the visible area', () => {
    const rects = [box(-50, -50), box(760, 580), box(-300, 200, 2000, 20), box(790, -3, 5, 5)];
    for (const { at } of placeMarkers(
      rects.map((rect) => boxed(rect)),
      visible,
    )) {
      expect(at.x).toBeGreaterThanOrEqual(MARKER_SIZE / 2);
      expect(at.y).toBeGreaterThanOrEqual(MARKER_SIZE / 2);
      expect(at.x).toBeLessThanOrEqual(800 - MARKER_SIZE / 2);
      expect(at.y).toBeLessThanOrEqual(600 - MARKER_SIZE / 2);
    }
  });

  test('F6 markers move to the visible part of their box', () => {
    const [marker] = placeMarkers([boxed(box(-500, 250, 600, 300))], visible);
    expect(marker?.at).toEqual({ x: 12, y: 250 });
  });

  test('F6 of boxes out of view stay out of view', () => {
    const [marker] = placeMarkers([boxed(box(2000, 100))], visible);
    expect(marker?.at).toEqual({ x: 2000, y: 100 });
  });

  test('F6 of different checks at one position are spread out', () => {
    const markers = placeMarkers(
      [1, 2, 3, 4, 5].map(() => boxed(box(300, 300))),
      visible,
    );
    expect(markers).toHaveLength(5);
    for (const a of markers)
      for (const b of markers)
        if (a !== b) expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)).toBeGreaterThanOrEqual(MARKER_SIZE);
  });

  test('F6 of one check at one position are merged', () => {
    const markers = placeMarkers(
      [
        boxed(box(300, 300), 'text-size'),
        boxed(box(302, 308), 'text-size'),
        boxed(box(600, 300), 'text-size'),
      ],
      visible,
    );
    expect(markers.map(({ findings }) => findings.length)).toEqual([2, 1]);
  });

  test('F6 markers are merged without losing a finding when no free position is left', () => {
    const tiny: Rect = { x: 0, y: 0, width: 60, height: 60 };
    const markers = placeMarkers(
      Array.from({ length: 30 }, () => boxed(box(10, 10, 30, 30))),
      tiny,
    );
    expect(markers.length).toBeLessThan(10);
    expect(markers.flatMap(({ findings }) => findings)).toHaveLength(30);
  });

  test('F6 markers keep the order of the list', () => {
    const list = [box(700, 500), box(10, 10), box(300, 300)].map((rect) => boxed(rect));
    const order = placeMarkers(list, visible).map(({ findings }) => findings[0]);
    expect(order).toEqual(list.map(({ placed }) => placed));
  });
});
