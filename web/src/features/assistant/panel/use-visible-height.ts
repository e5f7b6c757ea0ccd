import { useEffect, useRef } from 'react';

/** A ref for a full-screen dialog, which stays above the keyboard of a phone, although that doesn't resize the page. */
export function useVisibleHeight() {
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = () => {
      const style = panel.current?.style;
      if (!style) return;
      // Pinch zoom also shrinks what is visible; there the panel keeps the size of the window.
      const isZoomed = viewport.scale > 1.01;
      // Without a keyboard, the banner at the bottom of the page takes its part.
      style.height = isZoomed ? '' : `min(${viewport.height}px, calc(100dvh - var(--page-end)))`;
      style.top = isZoomed ? '' : `${viewport.offsetTop}px`;
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, []);
  return panel;
}
