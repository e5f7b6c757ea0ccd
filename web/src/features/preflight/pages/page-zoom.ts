import type { Rect } from './page-space.ts';

/** Of the paper's size. */
export const zoomRange = { least: 0.25, most: 4 } as const;
const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** `fit` follows the column. */
export type Zoom = 'fit' | number;

interface Size {
  width: number;
  height: number;
}

/** The zoom at which a page, sized as its paper, fills a desk between margins. */
export function fitZoom(paper: Size, desk: Size, margin: number): number {
  const zoom = Math.min((desk.width - 2 * margin) / paper.width, (desk.height - 2 * margin) / paper.height);
  return Math.min(zoomRange.most, Math.max(0.01, zoom));
}

/** A poster may be fitted below the least zoom; it is not made smaller than that. */
export const withinRange = (zoom: number, fit: number): number =>
  Math.min(zoomRange.most, Math.max(Math.min(zoomRange.least, fit), zoom));

export function nextZoom(zoom: number, direction: 1 | -1, fit: number): number {
  const ordered = direction === 1 ? steps : steps.toReversed();
  const next = ordered.find((step) => (step - zoom) * direction > 0.005);
  return withinRange(next ?? zoom, fit);
}

/** Under this many pixels a thing on the page is not made out. */
const tooSmall = 12;
const wellSeen = 96;

/** The zoom at which a box that is `rect` now can be seen whole and made out. */
export function zoomToSee(rect: Rect, desk: Size, zoom: number, fit: number): number {
  const largest = Math.max(rect.width, rect.height);
  if (largest < tooSmall) return withinRange((zoom * wellSeen) / Math.max(1, largest), fit);
  const room = Math.min(desk.width / Math.max(1, rect.width), desk.height / Math.max(1, rect.height));
  return room < 1 ? Math.max(fit, withinRange(zoom * room * 0.85, fit)) : zoom;
}
