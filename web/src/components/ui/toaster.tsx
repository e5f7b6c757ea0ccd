import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { dismissToast, useShownToast, type ShownToast } from './toast.tsx';
import { VerdictIcon } from './verdict.tsx';

const defaultDurationMs = 5000;
const swipeThreshold = 50;

/** Where toasts appear: bottom right, on phones along the bottom. F8 takes the keyboard there. */
export function Toaster() {
  const shown = useShownToast();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  return (
    <section
      ref={region}
      tabIndex={-1}
      data-toasts
      aria-label="Notifications (F8)"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+max(16px,env(safe-area-inset-bottom)))] md:bottom-4 z-80 outline-offset-4 md:left-auto md:w-90"
    >
      <div aria-live="polite" aria-atomic="true">
        {shown && <Toast key={shown.id} toast={shown} />}
      </div>
    </section>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const close = useCallback(() => dismissToast(toast.id), [toast.id]);
  const timer = useRestartableTimer(toast.durationMs ?? defaultDurationMs, close);
  const swipe = useSwipeRight(close);
  const isFailure = toast.variant === 'destructive';
  return (
    <div
      role="presentation"
      {...swipe.handlers}
      onMouseEnter={timer.pause}
      onMouseLeave={timer.resume}
      onFocus={timer.pause}
      onBlur={timer.resume}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      style={swipe.offset ? { transform: `translateX(${swipe.offset}px)` } : undefined}
      className={`pointer-events-auto flex animate-rise touch-pan-y select-none items-start gap-3 rounded-sheet bg-sheet py-3.5 pr-3 pl-4 text-ink shadow-float dark:outline dark:outline-rule ${isFailure ? 'border-l-3 border-fail' : ''}`}
    >
      <VerdictIcon verdict={isFailure ? 'fail' : 'pass'} size={18} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="type-data font-semibold">{toast.title}</p>
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
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        className="touch-target -my-1 grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
      >
        <X size={16} strokeWidth={1.6} aria-hidden />
      </button>
    </div>
  );
}

/** Counts down while nobody reads: hovering or focusing the toast holds the clock. */
function useRestartableTimer(durationMs: number, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused || !Number.isFinite(durationMs)) return undefined;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isPaused, onEnd]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}

function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (start.current !== null && offset >= swipeThreshold) onSwipe();
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
