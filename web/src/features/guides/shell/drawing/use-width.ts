import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width in pixels that an element has, for drawings that must not be stretched; undefined before it stands. */
export function useWidth<Place extends HTMLElement>(): [RefObject<Place | null>, number | undefined] {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
