import type { PreflightPage } from '@printpartner/contracts/types';
import { pageSpace, sizeOnScreen } from './page-space.ts';

export const THUMBNAIL_HEIGHT = 84;
const MIN_WIDTH = 36;
const MAX_WIDTH = 132;
const GAP = 8;

interface ThumbnailSlot {
  /** Pixels from the start of the row. */
  x: number;
  width: number;
}

/** All pages side by side, each with its own width. */
export function thumbnailRow(pages: readonly PreflightPage[]): { slots: ThumbnailSlot[]; width: number } {
  let x = 0;
  const slots = pages.map((page) => {
    const { width } = sizeOnScreen(pageSpace(page, thumbnailZoom(page)));
    const slot = { x, width: Math.max(MIN_WIDTH, width) };
    x += slot.width + GAP;
    return slot;
  });
  return { slots, width: Math.max(0, x - GAP) };
}

/** 1 is actual size. */
export function thumbnailZoom(page: PreflightPage): number {
  const { width, height } = sizeOnScreen(pageSpace(page, 1));
  return Math.min(THUMBNAIL_HEIGHT / height, MAX_WIDTH / width);
}

/** Slots rendered beyond each edge. */
const OVERSCAN = 3;

/** The range of slots to render; `end` is exclusive. */
export function visibleSlots(
  slots: readonly ThumbnailSlot[],
  scrolled: number,
  width: number,
): { first: number; end: number } {
  const first = firstEndingAfter(slots, scrolled);
  let end = first;
  while (end < slots.length && (slots[end]?.x ?? 0) < scrolled + width) end += 1;
  return { first: Math.max(0, first - OVERSCAN), end: Math.min(slots.length, end + OVERSCAN) };
}

/** Binary search, because there may be thousands of slots. */
function firstEndingAfter(slots: readonly ThumbnailSlot[], x: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const slot = slots[middle];
    if (slot && slot.x + slot.width <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The scroll position that shows a slot and its neighbors; unchanged if they are visible. */
export function scrollToSlot(slot: ThumbnailSlot, scrolled: number, width: number): number {
  const margin = Math.min(60, width / 4);
  if (slot.x - margin < scrolled) return Math.max(0, slot.x - margin);
  if (slot.x + slot.width + margin > scrolled + width) return slot.x + slot.width + margin - width;
  return scrolled;
}
