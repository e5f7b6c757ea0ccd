import { useRef, useState, type PointerEvent } from 'react';

const THRESHOLD = 50;

/** Follows a pointer to the right. Releasing it at 50 px or more is a swipe. */
export function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (start.current !== null && offset >= THRESHOLD) onSwipe();
    start.current = null;
    setOffset(0);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
  };
  return { offset, handlers };
}
