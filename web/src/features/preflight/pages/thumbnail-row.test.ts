import { describe, expect, test } from '@jest/globals';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { scrollToSlot, thumbnailRow, visibleSlots } from './thumbnail-row.ts';

const pages = Array.from({ length: 500 }, (_, index) =>
  buildPage({ number: index + 1, rotate: index % 9 === 5 ? 90 : 0 }),
);
const { slots, width } = thumbnailRow(pages);

describe('F6 thumbnails', () => {
  test('F6 thumbnails do not overlap', () => {
    for (const [index, slot] of slots.entries()) {
      const next = slots[index + 1];
      if (next) expect(next.x).toBeGreaterThan(slot.x + slot.width);
    }
    expect(width).toBeCloseTo((slots.at(-1)?.x ?? 0) + (slots.at(-1)?.width ?? 0));
  });

  test('F6 thumbnails are rendered only in view and a few beyond', () => {
    const { first, end } = visibleSlots(slots, slots[200]?.x ?? 0, 600);
    expect(first).toBe(197);
    expect(end - first).toBeLessThan(20);
    expect(slots[end - 4]?.x).toBeLessThan((slots[200]?.x ?? 0) + 600);
  });

  test('F6 thumbnails of a short file are all rendered', () => {
    expect(visibleSlots(slots.slice(0, 2), 0, 600)).toEqual({ first: 0, end: 2 });
  });

  test('F6 thumbnails end with the last page', () => {
    expect(visibleSlots(slots, width - 600, 600).end).toBe(500);
    expect(visibleSlots([], 0, 600)).toEqual({ first: 0, end: 0 });
  });

  test('F6 scroll only to a page that is out of view', () => {
    const slot = slots[100];
    if (!slot) throw new Error('no page 101');
    expect(scrollToSlot(slot, slot.x - 200, 600)).toBe(slot.x - 200);
    const back = scrollToSlot(slot, 30_000, 600);
    expect(slot.x).toBeGreaterThanOrEqual(back);
    const on = scrollToSlot(slot, 0, 600);
    expect(slot.x + slot.width).toBeLessThanOrEqual(on + 600);
  });
});
