import { useEffect, type RefObject } from 'react';

/**
 * Tells the page the height of what is at its bottom. The page and what opens over it end above that, so that it covers
 * nothing.
 *
 * @param property the custom property of its own, part of `--page-end`
 */
export function useTakenHeight(
  element: RefObject<HTMLElement | null>,
  property: '--offline-banner' | '--update-height' | '--tip-height',
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(property, `${element.current?.offsetHeight ?? 0}px`),
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
