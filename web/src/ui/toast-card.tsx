import { useCallback } from 'react';
import { Button } from './button.tsx';
import { CloseButton } from './close-button.tsx';
import type { ToastRecord } from './toast-store.ts';
import { dismissToast } from './toast.tsx';
import { useSwipeRight } from './use-swipe-right.ts';
import { useToastClock } from './use-toast-clock.ts';
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
