import { useId, useState, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { updateNow } from '../../platform/worker/offer-updates.ts';
import { useWorkerStatus } from '../../platform/worker/worker-status.ts';
import { Button } from '../../ui/button.tsx';

/** Offers a new version that is installed and waits. Placed above the toasts, so that F8 moves the focus there. */
export function UpdateCard() {
  const { update } = useWorkerStatus();
  const [hidden, setHidden] = useState<number | null>(null);
  const place = document.querySelector('[data-above-toasts]');
  if (update === null || update === hidden || !place) return null;
  return createPortal(<Card onLater={() => setHidden(update)} />, place);
}

function Card({ onLater }: { onLater: () => void }) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const [isUpdating, setUpdating] = useState(false);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onLater();
  }

  return (
    <div role="presentation" data-update-card onKeyDown={closeOnEscape}>
      <section
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="pointer-events-auto flex animate-rise items-start gap-3 rounded-sheet bg-sheet py-3.5 pr-3 pl-4 text-ink shadow-float dark:outline dark:outline-rule"
      >
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="type-data font-semibold">
            Update Available
          </h2>
          <p id={textId} className="type-data text-ink-2">
            A new version of Print Partner is available. Update now for the latest features and improvements.
          </p>
          <div className="mt-3 flex gap-1.5">
            <Button
              size="small"
              busy={isUpdating}
              busyLabel="Updating…"
              onClick={() => {
                setUpdating(true);
                void updateNow();
              }}
            >
              Update Now
            </Button>
            <Button size="small" variant="quiet" onClick={onLater}>
              Later
            </Button>
          </div>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onLater}
          className="touch-target -my-1 grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
        >
          <X size={16} strokeWidth={1.6} aria-hidden />
        </button>
      </section>
    </div>
  );
}
