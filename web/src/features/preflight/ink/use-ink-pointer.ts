import { useEffect, useEffectEvent, type RefObject } from 'react';
import { type PageSpace, type Point, pointOnPage } from '../pages/page-space.ts';
import type { InkOverlay } from './ink-view.ts';

/** Reads the inks under a mouse as it moves, and where one clicks or taps: through whatever is drawn over the page. */
export function useInkPointer(
  desk: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  space: PageSpace,
  { onPoint, onHold }: InkOverlay,
): void {
  const pointAt = (client: { clientX: number; clientY: number }): Point | null => {
    const edge = layer.current?.getBoundingClientRect();
    if (!edge) return null;
    const at = { x: client.clientX - edge.left, y: client.clientY - edge.top };
    const isInside = at.x >= 0 && at.y >= 0 && at.x < edge.width && at.y < edge.height;
    return isInside ? pointOnPage(space, at) : null;
  };
  const move = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPoint(pointAt(event));
  });
  const leave = useEffectEvent(() => onPoint(null));
  const press = useEffectEvent((event: MouseEvent) => {
    const point = pointAt(event);
    // A marker that is pressed by keyboard is at no place of the pointer.
    if (point && event.detail > 0) onHold(point);
  });
  useEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointermove', (event) => move(event), { signal });
    element.addEventListener('pointerleave', () => leave(), { signal });
    element.addEventListener('click', (event) => press(event), { signal });
    return () => {
      listening.abort();
      leave();
    };
  }, [desk]);
}
