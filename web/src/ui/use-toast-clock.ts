import { useEffect, useRef, useState } from 'react';
import type { ToastOptions } from './toast-store.ts';

const DEFAULT_DURATION_MS = 5000;
/** A toast without an action makes way for the next one after this time. */
const MIN_DURATION_MS = 1000;

/** Closes a toast after its time. Hover and focus stop the clock; leaving restarts it. */
export function useToastClock(toast: ToastOptions, areWaiting: boolean, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const startedAt = useRef(0);
  const fullMs = toast.durationMs ?? DEFAULT_DURATION_MS;
  const durationMs = areWaiting && !toast.action ? Math.min(MIN_DURATION_MS, fullMs) : fullMs;

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
