import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Point, Size } from './page-space.ts';

/** The element's size including scroll bars; null before the first layout. */
export function useElementSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** The element's scroll position, updated once a frame and rounded down to multiples of `step` pixels. */
export function useScrollPosition(ref: RefObject<HTMLElement | null>, step = 1): Point {
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let frame = 0;
    const read = () => {
      frame = 0;
      const x = Math.floor(element.scrollLeft / step) * step;
      const y = Math.floor(element.scrollTop / step) * step;
      setPosition((old) => (old.x === x && old.y === y ? old : { x, y }));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ref, step]);
  return position;
}
