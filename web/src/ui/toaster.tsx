import { useRef } from 'react';
import { useLazyCode } from '../platform/lazy/use-lazy-code.ts';
import { useFirstIdle } from '../platform/lazy/use-first-idle.ts';
import { useShownToast } from './toast.tsx';
import { useToastKeys } from './use-toast-keys.ts';

/** The region of toasts: bottom right, on phones along the bottom, above a bottom bar. F8 moves the focus there. */
export function Toaster() {
  const shown = useShownToast();
  const isIdle = useFirstIdle();
  // Toasts are a chunk of their own, because the first paint has none. It is loaded soon, for one that says the network is
  // gone.
  const code = useLazyCode(() => import('./toast-card.tsx'), {
    isWanted: isIdle || shown !== null,
    isRetried: true,
    onFailure: () => undefined,
  });
  const region = useRef<HTMLElement>(null);
  useToastKeys(region, shown?.id);

  return (
    <section
      ref={region}
      tabIndex={-1}
      data-toasts
      aria-label="Notifications (F8)"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--page-end)+var(--bottom-bar,0px)+max(16px,env(safe-area-inset-bottom)))] z-80 outline-offset-4 md:left-auto md:w-90"
    >
      {/* Cards that stay longer than a toast are put here. One at a time: an update is more urgent than a tip. */}
      <div data-update-place aria-live="polite" className="peer/update" />
      <div data-tip-place aria-live="polite" className="peer/tip peer-not-empty/update:hidden" />
      <div
        aria-live="polite"
        aria-atomic="true"
        className="not-empty:peer-not-empty/tip:mt-3 not-empty:peer-not-empty/update:mt-3"
      >
        {shown && code && <code.ToastCard key={shown.id} toast={shown} />}
      </div>
    </section>
  );
}
