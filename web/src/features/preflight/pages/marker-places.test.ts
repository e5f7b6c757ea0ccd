import { describe, expect, test } from '@jest/globals';
import { type BoxedFinding, markerSize, placeMarkers } from './marker-places.ts';
import { someFinding } from './page-fixture.ts';
import type { Rect } from './page-space.ts';

const seen: Rect = { x: 0, y: 0, width: 800, height: 600 };
let made = 0;

function boxed(rect: Rect, check = `check-${(made += 1)}`, isMissing = false): BoxedFinding {
  return { placed: someFinding({ id: check }, {}, (made += 1)), rect, isMissing };
}

const box = (x: number, y: number, width = 100, height = 80): Rect => ({ x, y, width, height });

describe('F6 markers', () => {
  test('F6 one stands at the top left of its box', () => {
    const [marker] = placeMarkers([boxed(box(200, 100))], seen);
    expect(marker?.at).toEqual({ x: 200, y: 100 });
  });

  test('F6 one for a missing bleed stands in the middle of its side', () => {
    const [marker] = placeMarkers([boxed(box(400, 100, 9, 400), 'bleed', true)], seen);
    expect(marker?.at).toEqual({ x: 404.5, y: 300 });
  });

  test('F6 none lies over the edge of what is seen', () => {
    const rects = [box(-50, -50), box(760, 580), box(-300, 200, 2000, 20), box(790, -3, 5, 5)];
    for (const { at } of placeMarkers(
      rects.map((rect) => boxed(rect)),
      seen,
    )) {
      expect(at.x).toBeGreaterThanOrEqual(markerSize / 2);
      expect(at.y).toBeGreaterThanOrEqual(markerSize / 2);
      expect(at.x).toBeLessThanOrEqual(800 - markerSize / 2);
      expect(at.y).toBeLessThanOrEqual(600 - markerSize / 2);
    }
  });

  test('F6 one stays with the part of its box that is seen', () => {
    const [marker] = placeMarkers([boxed(box(-500, 250, 600, 300))], seen);
    expect(marker?.at).toEqual({ x: 12, y: 250 });
  });

  test('F6 a box out of sight keeps its marker, so that it is not shown where nothing is', () => {
    const [marker] = placeMarkers([boxed(box(2000, 100))], seen);
    expect(marker?.at).toEqual({ x: 2000, y: 100 });
  });

  test('F6 findings of different checks in one place are spread', () => {
    const markers = placeMarkers(
      [1, 2, 3, 4, 5].map(() => boxed(box(300, 300))),
      seen,
    );
    expect(markers).toHaveLength(5);
    for (const a of markers)
      for (const b of markers)
        if (a !== b) expect(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y)).toBeGreaterThanOrEqual(markerSize);
  });

  test('F6 findings of one check in one place share a marker', () => {
    const markers = placeMarkers(
      [
        boxed(box(300, 300), 'text-size'),
        boxed(box(302, 308), 'text-size'),
        boxed(box(600, 300), 'text-size'),
      ],
      seen,
    );
    expect(markers.map(({ findings }) => findings.length)).toEqual([2, 1]);
  });

  test('F6 where there is no room left markers are merged, and none is lost', () => {
    const tiny: Rect = { x: 0, y: 0, width: 60, height: 60 };
    const markers = placeMarkers(
      Array.from({ length: 30 }, () => boxed(box(10, 10, 30, 30))),
      tiny,
    );
    expect(markers.length).toBeLessThan(10);
    expect(markers.flatMap(({ findings }) => findings)).toHaveLength(30);
  });

  test('F6 they keep the order of the list', () => {
    const list = [box(700, 500), box(10, 10), box(300, 300)].map((rect) => boxed(rect));
    const order = placeMarkers(list, seen).map(({ findings }) => findings[0]);
    expect(order).toEqual(list.map(({ placed }) => placed));
  });
});
