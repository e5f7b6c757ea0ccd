import { useEffect, useRef, useState } from 'react';
import type { ToastOptions } from './toast-store.ts';

const defaultDurationMs = 5000;
/** A toast without an action gives way to the next, but not before it can have been noticed. */
const leastMs = 1000;

/** Counts a toast's time down while nobody reads it: hovering or focusing holds the clock, leaving starts it anew. */
export function useToastClock(toast: ToastOptions, areWaiting: boolean, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const startedAt = useRef(0);
  const wanted = toast.durationMs ?? defaultDurationMs;
  const durationMs = areWaiting && !toast.action ? Math.min(leastMs, wanted) : wanted;

  useEffect(() => {
    if (!isHeld) startedAt.current = performance.now();
  }, [isHeld]);
  useEffect(() => {
    if (isHeld || !Number.isFinite(durationMs)) return undefined;
    const left = startedAt.current + durationMs - performance.now();
    const timer = setTimeout(onEnd, Math.max(0, left));
    return () => clearTimeout(timer);
  }, [durationMs, isHeld, onEnd]);

  return { hold: () => setHeld(true), release: () => setHeld(false) };
}
