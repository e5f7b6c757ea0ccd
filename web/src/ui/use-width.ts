import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Width of an element in pixels, for drawings to scale; undefined before the first layout. */
export function useWidth<Place extends HTMLElement>(): [RefObject<Place | null>, number | undefined] {
  const element = useRef<Place>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
