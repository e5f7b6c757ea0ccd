import { useLayoutEffect, useState, type RefObject } from 'react';

export interface DeskSize {
  width: number;
  height: number;
}

/** Of the element, whatever bars it shows; null until it is laid out. */
export function useDeskSize(desk: RefObject<HTMLElement | null>): DeskSize | null {
  const [size, setSize] = useState<DeskSize | null>(null);
  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    const measure = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [desk]);
  return size;
}
