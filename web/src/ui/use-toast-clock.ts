import { useEffect, useRef, useState } from 'react';
import type { ToastOptions } from './toast-store.ts';

const DEFAULT_DURATION_MS = 5000;

/** Closes a toast after its time. Hover and focus stop the clock; leaving restarts it. */
export function useToastClock(toast: ToastOptions, onEnd: () => void) {
  const [isHeld, setHeld] = useState(false);
  const startedAt = useRef(0);
  const durationMs = toast.durationMs ?? DEFAULT_DURATION_MS;

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
