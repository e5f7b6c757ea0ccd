import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { OfferCard } from '../../../ui/offer-card.tsx';
import { useTip } from '../use-tip.ts';

/** Offers notifications. Placed above the toasts, so that F8 moves the focus there too, even over an open tab. */
export function NotificationTip() {
  const tip = useTip();
  const place = document.querySelector('[data-tip-place]');
  if (!tip.isOpen || !place) return null;
  return createPortal(<TipCard onEnable={() => void tip.enable()} onDismiss={tip.dismiss} />, place);
}

interface TipCardProps {
  onEnable: () => void;
  onDismiss: () => void;
}

function TipCard({ onEnable, onDismiss }: TipCardProps) {
  useFocusBack();

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDismiss();
  }

  return (
    <div role="presentation" onKeyDown={dismissOnEscape}>
      <OfferCard
        height="--tip-height"
        title="Enable Notifications"
        text="Get reminder notifications even when the app is in the background."
        onClose={onDismiss}
      >
        <Button size="small" onClick={onEnable}>
          Enable
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Not Now
        </Button>
      </OfferCard>
    </div>
  );
}

/** When this part unmounts with the focus in it, returns the focus to the last element outside the toasts that had it. */
function useFocusBack(): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      if (!document.activeElement?.closest('[data-toasts]')) last.current = document.activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      if (document.activeElement === document.body && last.current instanceof HTMLElement)
        last.current.focus({ preventScroll: true });
    };
  }, []);
}
