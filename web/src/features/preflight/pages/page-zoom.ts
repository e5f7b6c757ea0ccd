import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PreflightPage } from '@printpartner/contracts/types';
import { type PageSpace, pageSpace, type Point, type Rect, type Size, sizeOnScreen } from './page-space.ts';

/** 1 is the size of the paper. */
export const zoomRange = { min: 0.25, max: 4 } as const;
const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The zoom at which a page of this paper size fills the viewport, minus the margins. */
export function fitZoom(paper: Size, viewport: Size, margin: number): number {
  const zoom = Math.min(
    (viewport.width - 2 * margin) / paper.width,
    (viewport.height - 2 * margin) / paper.height,
  );
  return Math.min(zoomRange.max, Math.max(0.01, zoom));
}

/** A poster may only fit below the minimum; it can't be zoomed out further than that. */
export const clampZoom = (zoom: number, fit: number): number =>
  Math.min(zoomRange.max, Math.max(Math.min(zoomRange.min, fit), zoom));

export function nextZoom(zoom: number, direction: 1 | -1, fit: number): number {
  const ordered = direction === 1 ? steps : steps.toReversed();
  const next = ordered.find((step) => (step - zoom) * direction > 0.005);
  return clampZoom(next ?? zoom, fit);
}

/** Pixels; anything smaller is enlarged to `LEGIBLE_SIZE`. */
const MIN_SIZE = 12;
const LEGIBLE_SIZE = 96;

/** The zoom at which a box, `rect` at the current zoom, is fully visible and large enough to see. */
export function zoomToSee(rect: Rect, viewport: Size, zoom: number, fit: number): number {
  const largest = Math.max(rect.width, rect.height);
  if (largest < MIN_SIZE) return clampZoom((zoom * LEGIBLE_SIZE) / Math.max(1, largest), fit);
  const ratio = Math.min(
    viewport.width / Math.max(1, rect.width),
    viewport.height / Math.max(1, rect.height),
  );
  return ratio < 1 ? Math.max(fit, clampZoom(zoom * ratio * 0.85, fit)) : zoom;
}

export interface PasteboardLayout {
  /** The scrollable area: the page and the space around it. */
  pasteboard: Size;
  /** Position of the page on the pasteboard. */
  page: Rect;
}

/** Centers the page; a page larger than the viewport keeps a margin around it. */
export function pasteboardLayout(space: PageSpace, viewport: Size, margin: number): PasteboardLayout {
  const { width, height } = sizeOnScreen(space);
  const pasteboard = {
    width: Math.max(viewport.width, width + 2 * margin),
    height: Math.max(viewport.height, height + 2 * margin),
  };
  const x = Math.round((pasteboard.width - width) / 2);
  const y = Math.round((pasteboard.height - height) / 2);
  return { pasteboard, page: { x, y, width, height } };
}

/** From a point of the pasteboard to a fraction of the page, 0 to 1. */
export const toPageFraction = ({ page }: PasteboardLayout, point: Point): Point => ({
  x: (point.x - page.x) / page.width,
  y: (point.y - page.y) / page.height,
});

export const fromPageFraction = ({ page }: PasteboardLayout, fraction: Point): Point => ({
  x: page.x + fraction.x * page.width,
  y: page.y + fraction.y * page.height,
});

export interface PageZoom {
  zoom: number;
  fit: number;
  isFitted: boolean;
  space: PageSpace;
  layout: PasteboardLayout;
  fitPage: () => void;
  /** Keeps what is at this point of the window, or at the center, in place. */
  zoomBy: (factor: number, client?: Point) => void;
  /** Centers a fraction of the page. */
  zoomOnto: (zoom: number, fraction: Point) => void;
}

/** The zoom of the page, and the scroll position that keeps a point in place while it changes. */
export function usePageZoom(
  viewport: RefObject<HTMLElement | null>,
  size: Size,
  page: PreflightPage,
  margin: number,
): PageZoom {
  const [choice, setChoice] = useState<number | 'fit'>('fit');
  const anchor = useRef<{ fraction: Point; at: Point } | null>(null);

  const fit = fitZoom(sizeOnScreen(pageSpace(page, 1)), size, margin);
  const zoom = choice === 'fit' ? fit : clampZoom(choice, fit);
  const space = pageSpace(page, zoom);
  const layout = pasteboardLayout(space, size, margin);

  useLayoutEffect(() => {
    if (!anchor.current || !viewport.current) return;
    const { fraction, at } = anchor.current;
    anchor.current = null;
    const point = fromPageFraction(layout, fraction);
    viewport.current.scrollTo({ left: point.x - at.x, top: point.y - at.y, behavior: 'instant' });
  });

  const middle = { x: size.width / 2, y: size.height / 2 };
  const setAnchor = (client?: Point) => {
    const element = viewport.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const at = client ? { x: client.x - left, y: client.y - top } : middle;
    const onPasteboard = { x: at.x + element.scrollLeft, y: at.y + element.scrollTop };
    anchor.current = { fraction: toPageFraction(layout, onPasteboard), at };
  };
  const zoomBy = (factor: number, client?: Point) => {
    setAnchor(client);
    setChoice((old) => clampZoom((old === 'fit' ? fit : old) * factor, fit));
  };
  const zoomOnto = (next: number, fraction: Point) => {
    anchor.current = { fraction, at: middle };
    setChoice(next <= fit ? 'fit' : next);
  };
  const isFitted = choice === 'fit';
  return { zoom, fit, isFitted, space, layout, fitPage: () => setChoice('fit'), zoomBy, zoomOnto };
}
