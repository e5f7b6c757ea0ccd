import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { boxOnScreen, center, moved, overlap, scaled, type Size } from './page-space.ts';
import { type PageZoom, zoomToSee } from './page-zoom.ts';
import { boxOn, findingKey, type PlacedFinding } from './placed-finding.ts';

/** Scrolls to a finding that was selected elsewhere, and zooms in if it is too small to see. */
export function useReveal(
  viewport: RefObject<HTMLElement | null>,
  size: Size,
  { space, layout, zoom, fit, isFitted, zoomOnto }: PageZoom,
  number: number,
  selected: PlacedFinding | null,
): void {
  // A zoom set here isn't the user's choice: the next finding starts from the fitted page again.
  const automaticZoom = useRef<number>(null);
  const reveal = useEffectEvent((page: number) => {
    const box = selected && boxOn(selected.finding, page);
    if (!box || !viewport.current) return;
    const onPage = boxOnScreen(space, box);
    const { x, y } = center(onPage);
    const base = automaticZoom.current === zoom ? fit : zoom;
    const target = zoomToSee(scaled(onPage, base / zoom), size, base, fit);
    if (Math.abs(target - zoom) > 0.001) {
      automaticZoom.current = isFitted || base === fit ? target : null;
      zoomOnto(target, { x: x / layout.page.width, y: y / layout.page.height });
      return;
    }
    const { scrollLeft, scrollTop } = viewport.current;
    const onPasteboard = moved(onPage, layout.page);
    const visible = overlap(onPasteboard, { x: scrollLeft, y: scrollTop, ...size });
    if (visible && visible.width >= onPage.width - 1 && visible.height >= onPage.height - 1) return;
    const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    viewport.current.scrollTo({
      left: layout.page.x + x - size.width / 2,
      top: layout.page.y + y - size.height / 2,
      behavior: hasReducedMotion ? 'instant' : 'smooth',
    });
  });
  const key = findingKey(selected);
  useEffect(() => {
    if (key) reveal(number);
  }, [key, number]);
}
