import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import type { ToastOptions, ToastRecord } from './toast-store.ts';
import { dismissToast } from './toast.tsx';
import { VerdictIcon } from './verdict.tsx';

/** A toast with a close button and at most one action. */
export function ToastCard({ toast }: { toast: ToastRecord }) {
  const close = useCallback(() => dismissToast(toast.id), [toast.id]);
  const clock = useToastClock(toast, close);
  const swipe = useSwipeRight(close);
  const isFailure = toast.variant === 'destructive';
  return (
    <div
      role="presentation"
      {...swipe.handlers}
      // A touch fires pointerenter too, but never a leave.
      onPointerEnter={(event) => event.pointerType !== 'touch' && clock.hold()}
      onMouseLeave={clock.release}
      onFocus={clock.hold}
      onBlur={clock.release}
      style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      className={`pointer-events-auto flex animate-rise touch-pan-y select-none items-start gap-3 rounded-sheet bg-sheet py-3.5 pr-3 pl-4 text-ink shadow-float dark:outline dark:outline-rule ${isFailure ? 'border-l-3 border-fail' : ''}`}
    >
      <VerdictIcon verdict={isFailure ? 'fail' : 'pass'} size={18} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="type-data font-semibold break-words">{toast.title}</p>
        {toast.description && <p className="type-data break-words text-ink-2">{toast.description}</p>}
        {toast.action && (
          <Button
            variant="outline"
            size="small"
            className="mt-2"
            onClick={() => {
              toast.action?.onClick();
              close();
            }}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      <CloseButton onClick={close} />
    </div>
  );
}

const THRESHOLD = 50;

/** Follows a pointer to the right. Releasing it at 50 px or more is a swipe. */
function useSwipeRight(onSwipe: () => void) {
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

const DEFAULT_DURATION_MS = 5000;

/** Closes a toast after its time. Hover and focus stop the clock; leaving restarts it. */
function useToastClock(toast: ToastOptions, onEnd: () => void) {
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
