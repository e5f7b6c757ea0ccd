import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Point } from './page-space.ts';

/** A notch of a wheel is about 100 pixels; a pad sends many small steps. */
const perPixel = 0.0025;

/** Safari sends a pad's pinch by an event of its own. */
interface SafariGesture extends Event {
  scale: number;
  clientX: number;
  clientY: number;
}

/** Ctrl and wheel, which is what a pad's pinch arrives as, and two fingers on glass. */
export function useZoomGestures(
  desk: RefObject<HTMLElement | null>,
  onZoom: (factor: number, client: Point) => void,
): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    let apart = 0;

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 33 : event.deltaY;
      const step = Math.min(120, Math.max(-120, pixels));
      zoom(Math.exp(-step * perPixel), { x: event.clientX, y: event.clientY });
    };
    const touch = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!a || !b) {
        apart = 0;
        return;
      }
      // Else the browser enlarges the whole screen.
      event.preventDefault();
      const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
      if (apart > 0 && distance > 0)
        zoom(distance / apart, { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 });
      apart = distance;
    };
    let pinched = 1;
    const gesture = (event: Event) => {
      event.preventDefault();
      const { type, scale, clientX: x, clientY: y } = event as SafariGesture;
      if (type === 'gesturechange') zoom(scale / pinched, { x, y });
      pinched = type === 'gesturechange' ? scale : 1;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    // Where there are fingers on glass, they have been counted already.
    const gestures = navigator.maxTouchPoints > 0 ? [] : ['gesturestart', 'gesturechange'];
    for (const kind of gestures) element.addEventListener(kind, gesture);
    const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
    for (const kind of touches) element.addEventListener(kind, touch, { passive: false });
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const kind of gestures) element.removeEventListener(kind, gesture);
      for (const kind of touches) element.removeEventListener(kind, touch);
    };
  }, [desk]);
}
