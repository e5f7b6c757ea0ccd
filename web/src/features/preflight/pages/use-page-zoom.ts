import type { PreflightPage } from '@printpartner/contracts/types';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { type DeskLayout, deskLayout, placeOnPage, placeOnStage } from './desk-layout.ts';
import { type PageSpace, pageSpace, type Point, sizeOnScreen } from './page-space.ts';
import { fitZoom, withinRange, type Zoom } from './page-zoom.ts';
import type { DeskSize } from './use-desk-size.ts';

export interface PageZoom {
  zoom: number;
  fit: number;
  isFitted: boolean;
  space: PageSpace;
  layout: DeskLayout;
  fitPage: () => void;
  /** Keeps what is under this point of the window, else in the middle, where it is. */
  zoomBy: (factor: number, client?: Point) => void;
  /** Brings a part of the page, from 0 to 1, to the middle. */
  zoomOnto: (zoom: number, part: Point) => void;
}

/** How large the page is on its desk, and what stays in place when that changes. */
export function usePageZoom(
  desk: RefObject<HTMLElement | null>,
  size: DeskSize,
  page: PreflightPage,
  margin: number,
): PageZoom {
  const [choice, setChoice] = useState<Zoom>('fit');
  const held = useRef<{ part: Point; at: Point } | null>(null);

  const fit = fitZoom(sizeOnScreen(pageSpace(page, 1)), size, margin);
  const zoom = choice === 'fit' ? fit : withinRange(choice, fit);
  const space = pageSpace(page, zoom);
  const layout = deskLayout(space, size, margin);

  useLayoutEffect(() => {
    if (!held.current || !desk.current) return;
    const { part, at } = held.current;
    held.current = null;
    const place = placeOnStage(layout, part);
    desk.current.scrollTo({ left: place.x - at.x, top: place.y - at.y, behavior: 'instant' });
  });

  const middle = { x: size.width / 2, y: size.height / 2 };
  const hold = (client?: Point) => {
    const element = desk.current;
    if (!element) return;
    const { left, top } = element.getBoundingClientRect();
    const at = client ? { x: client.x - left, y: client.y - top } : middle;
    const onStage = { x: at.x + element.scrollLeft, y: at.y + element.scrollTop };
    held.current = { part: placeOnPage(layout, onStage), at };
  };
  const zoomBy = (factor: number, client?: Point) => {
    hold(client);
    setChoice((old) => withinRange((old === 'fit' ? fit : old) * factor, fit));
  };
  const zoomOnto = (next: number, part: Point) => {
    held.current = { part, at: middle };
    setChoice(next <= fit ? 'fit' : next);
  };
  const isFitted = choice === 'fit';
  return { zoom, fit, isFitted, space, layout, fitPage: () => setChoice('fit'), zoomBy, zoomOnto };
}
