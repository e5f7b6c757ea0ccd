import type { PreflightPage } from '@printpartner/contracts/types';
import { pageSpace, sizeOnScreen } from './page-space.ts';

export const thumbnailHeight = 84;
const narrowest = 36;
const widest = 132;
const gap = 8;

interface ThumbnailSlot {
  /** From the start of the row. */
  x: number;
  width: number;
}

/** All pages side by side, each as wide as its shape asks for. */
export function thumbnailRow(pages: readonly PreflightPage[]): { slots: ThumbnailSlot[]; width: number } {
  let x = 0;
  const slots = pages.map((page) => {
    const { width } = sizeOnScreen(pageSpace(page, thumbnailZoom(page)));
    const slot = { x, width: Math.max(narrowest, width) };
    x += slot.width + gap;
    return slot;
  });
  return { slots, width: Math.max(0, x - gap) };
}

/** Of the paper's size. */
export function thumbnailZoom(page: PreflightPage): number {
  const { width, height } = sizeOnScreen(pageSpace(page, 1));
  return Math.min(thumbnailHeight / height, widest / width);
}

/** How many beyond the edges are made ready. */
const ahead = 3;

/** Indexes of the first slot to draw and the one behind the last. */
export function visibleSlots(
  slots: readonly ThumbnailSlot[],
  scrolled: number,
  width: number,
): { first: number; end: number } {
  const first = firstFrom(slots, scrolled);
  let end = first;
  while (end < slots.length && (slots[end]?.x ?? 0) < scrolled + width) end += 1;
  return { first: Math.max(0, first - ahead), end: Math.min(slots.length, end + ahead) };
}

/** The first that ends behind a place; halves the row, as there may be thousands. */
function firstFrom(slots: readonly ThumbnailSlot[], place: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const slot = slots[middle];
    if (slot && slot.x + slot.width <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How far to scroll so that a slot is seen with its neighbours; unchanged when it is. */
export function scrollToSlot(slot: ThumbnailSlot, scrolled: number, width: number): number {
  const margin = Math.min(60, width / 4);
  if (slot.x - margin < scrolled) return Math.max(0, slot.x - margin);
  if (slot.x + slot.width + margin > scrolled + width) return slot.x + slot.width + margin - width;
  return scrolled;
}
