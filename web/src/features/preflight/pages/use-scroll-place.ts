import { useEffect, useState, type RefObject } from 'react';
import type { Point } from './page-space.ts';

/** How far an element is scrolled, once a frame; in steps, where that is enough to know. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, step = 1): Point {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const x = Math.floor(element.scrollLeft / step) * step;
      const y = Math.floor(element.scrollTop / step) * step;
      setPlace((old) => (old.x === x && old.y === y ? old : { x, y }));
    };
    const scrolled = () => {
      frame ||= requestAnimationFrame(read);
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      element.removeEventListener('scroll', scrolled);
      cancelAnimationFrame(frame);
    };
  }, [scroller, step]);
  return place;
}
