import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from './page-space.ts';

/** A wheel notch is about 100 pixels; trackpads send many small steps. */
const ZOOM_PER_PIXEL = 0.0025;

/** Safari has its own events for trackpad pinches. */
interface SafariGesture extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Zooms with Ctrl + wheel, which is also how trackpad pinches arrive, and with two fingers. */
export function useZoomGestures(
  viewport: RefObject<HTMLElement | null>,
  onZoom: (factor: number, client: Point) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let lastDistance = 0;

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      const step = Math.min(120, Math.max(-120, pixels));
      zoom(Math.exp(-step * ZOOM_PER_PIXEL), { x: event.clientX, y: event.clientY });
    };
    const onTouch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) {
        lastDistance = 0;
        return;
      }
      // Otherwise the browser zooms the whole page.
      event.preventDefault();
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (lastDistance > 0 && distance > 0)
        zoom(distance / lastDistance, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      lastDistance = distance;
    };
    let lastScale = 1;
    const onGesture = (event: Event) => {
      event.preventDefault();
      const { type, scale, clientX: x, clientY: y } = event as SafariGesture;
      if (type === 'gesturechange') zoom(scale / lastScale, { x, y });
      lastScale = type === 'gesturechange' ? scale : 1;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    // The touch events above already cover pinches on touch screens.
    const gestures = navigator.maxTouchPoints > 0 ? [] : ['gesturestart', 'gesturechange'];
    for (const kind of gestures) element.addEventListener(kind, onGesture);
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const kind of touches) element.addEventListener(kind, onTouch, { passive: false });
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const kind of gestures) element.removeEventListener(kind, onGesture);
      for (const kind of touches) element.removeEventListener(kind, onTouch);
    };
  }, [viewport]);
}
