import { useEffect, useId, useRef, useState } from 'react';
import { X } from 'lucide-react';
import { useOnline } from '../../ui/use-online.ts';
import { useTakenHeight } from '../../ui/use-taken-height.ts';

/** Says at the bottom of the page what works offline, once each time the network goes. */
export function OfflineBanner() {
  const isOnline = useOnline();
  const [isClosed, setClosed] = useState(false);
  if (isOnline && isClosed) setClosed(false);
  const isShown = !isOnline && !isClosed;
  // A live region is announced only if it was there before its content.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {/* Dialogs hide live regions without `aria-live`. */}
      <output aria-live="polite" className="sr-only">
        {isReady && isShown && 'Offline Mode Active'}
      </output>
      {isShown && <Banner onClose={() => setClosed(true)} />}
    </>
  );
}

function Banner({ onClose }: { onClose: () => void }) {
  const banner = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useTakenHeight(banner, '--offline-banner');

  return (
    <div
      ref={banner}
      className="fixed inset-x-0 bottom-0 z-30 bg-ink pb-[env(safe-area-inset-bottom)] text-sheet print:hidden"
    >
      <section
        aria-labelledby={titleId}
        className="mx-auto flex max-w-296 items-start gap-3 py-3 pr-3 pl-4 md:px-6 wide:max-w-392"
      >
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="type-data font-semibold">
            Offline Mode Active
          </h2>
          <p className="type-data">
            You can continue using Print Partner offline. All reference materials, paper types, binding
            guides, and specification forms work without internet. Email functionality requires reconnection.
          </p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="touch-target -my-1 grid size-7 shrink-0 place-items-center rounded-control hover:bg-sheet/16"
        >
          <X size={16} strokeWidth={1.6} aria-hidden />
        </button>
      </section>
    </div>
  );
}
