import { useEffect, type RefObject } from 'react';

/** Keeps a full-screen panel above the keyboard of a phone, which covers the page without resizing it. */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      const style = panel.current?.style;
      if (!style) return;
      // Pinch zoom also shrinks what is visible; there the panel keeps the size of the window.
      const isZoomed = viewport.scale > 1.01;
      style.height = isZoomed ? '' : `${viewport.height}px`;
      style.top = isZoomed ? '' : `${viewport.offsetTop}px`;
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [panel]);
}
