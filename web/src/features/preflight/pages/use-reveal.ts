import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { boxOn } from './finding-place.ts';
import { findingKey } from './finding-words.ts';
import { boxOnScreen } from './page-space.ts';
import type { PlacedFinding } from './page-view.ts';
import { zoomToSee } from './page-zoom.ts';
import { centre, moved, overlap, scaled } from './rect.ts';
import type { DeskSize } from './use-desk-size.ts';
import type { PageZoom } from './use-page-zoom.ts';

/** A finding that was chosen elsewhere is brought into sight, enlarged if it could not be made out. */
export function useReveal(
  desk: RefObject<HTMLElement | null>,
  size: DeskSize,
  { space, layout, zoom, fit, isFitted, zoomOnto }: PageZoom,
  number: number,
  selected: PlacedFinding | null,
): void {
  // A zoom of ours is not one of the user's: the next finding is looked at on the whole page again.
  const ours = useRef<number>(null);
  const reveal = useEffectEvent((page: number) => {
    const box = selected && boxOn(selected.finding, page);
    if (!box || !desk.current) return;
    const onPage = boxOnScreen(space, box);
    const { x, y } = centre(onPage);
    const base = ours.current === zoom ? fit : zoom;
    const wanted = zoomToSee(scaled(onPage, base / zoom), size, base, fit);
    if (Math.abs(wanted - zoom) > 0.001) {
      ours.current = isFitted || base === fit ? wanted : null;
      zoomOnto(wanted, { x: x / layout.page.width, y: y / layout.page.height });
      return;
    }
    const { scrollLeft, scrollTop } = desk.current;
    const onStage = moved(onPage, layout.page);
    const seen = overlap(onStage, { x: scrollLeft, y: scrollTop, ...size });
    if (seen && seen.width >= onPage.width - 1 && seen.height >= onPage.height - 1) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    desk.current.scrollTo({
      left: layout.page.x + x - size.width / 2,
      top: layout.page.y + y - size.height / 2,
      behavior: isCalm ? 'instant' : 'smooth',
    });
  });
  const key = findingKey(selected);
  useEffect(() => {
    if (key) reveal(number);
  }, [key, number]);
}
