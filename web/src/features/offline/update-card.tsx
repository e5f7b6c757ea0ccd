import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { lostElsewhere, useLosesByReload } from '../../platform/storage/lost-by-reload.ts';
import { updateNow } from '../../platform/worker/offer-updates.ts';
import { useWorkerStatus } from '../../platform/worker/worker-status.ts';
import { Button } from '../../ui/button.tsx';
import { OfferCard } from '../../ui/offer-card.tsx';

/** Offers a new version that is installed and waits, unless this page would lose something. Placed above the toasts, so that F8 moves the focus there. */
export function UpdateCard() {
  const { update } = useWorkerStatus();
  const [hidden, setHidden] = useState<number | null>(null);
  const isHeld = useLosesByReload();
  const place = document.querySelector('[data-update-place]');
  if (update === null || update === hidden || isHeld || !place) return null;
  return createPortal(<Card onLater={() => setHidden(update)} />, place);
}

function Card({ onLater }: { onLater: () => void }) {
  const [isUpdating, setUpdating] = useState(false);
  const [lost, setLost] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  /** Closes the card and moves the focus to where the user was before, or to the page. */
  function leave() {
    const target = cameFrom.current;
    onLater();
    if (target instanceof HTMLElement && target.isConnected) target.focus();
  }

  useEffect(() => {
    const element = box.current;
    const note = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !element?.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);

  async function update() {
    setUpdating(true);
    const found = lost.length > 0 ? [] : await lostElsewhere();
    setLost(found);
    if (found.length > 0 || !(await updateNow())) setUpdating(false);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') leave();
  }

  return (
    <div ref={box} role="presentation" onKeyDown={closeOnEscape}>
      <OfferCard
        height="--update-height"
        title="Update Available"
        text="A new version of Print Partner is available. Update now for the latest features and improvements."
        note={<LostElsewhere lost={lost} />}
        onClose={leave}
      >
        <Button size="small" busy={isUpdating} busyLabel="Updating…" onClick={() => void update()}>
          {lost.length > 0 ? 'Update Anyway' : 'Update Now'}
        </Button>
        <Button size="small" variant="quiet" onClick={leave}>
          Later
        </Button>
      </OfferCard>
    </div>
  );
}

/** What other tabs would lose by the update. */
function LostElsewhere({ lost }: { lost: readonly string[] }) {
  return (
    <div role="alert">
      {lost.length > 0 && (
        <>
          <p className="type-data mt-2 text-ink-2">Updating loads every tab again and ends:</p>
          <ul className="type-data">
            {lost.map((work) => (
              <li key={work}>Another tab: {work}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
