import { useId, type KeyboardEvent } from 'react';
import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { useTip } from '../use-tip.ts';
import { useFocusBack } from './use-focus-back.ts';

interface NotificationTipProps {
  /** It would cover the actions of a screen. */
  isHidden: boolean;
}

/** Offers notifications. Placed above the toasts, so that F8 moves the focus there too, even over an open tab. */
export function NotificationTip({ isHidden }: NotificationTipProps) {
  const tip = useTip();
  const place = document.querySelector('[data-above-toasts]');
  if (!tip.isOpen || !place) return null;
  return createPortal(
    <TipCard
      isHidden={isHidden || tip.isModalOpen}
      onEnable={() => void tip.enable()}
      onDismiss={tip.dismiss}
    />,
    place,
  );
}

interface TipCardProps {
  /** Under a dialog it would be out of reach, above one in the way. */
  isHidden: boolean;
  onEnable: () => void;
  onDismiss: () => void;
}

function TipCard({ isHidden, onEnable, onDismiss }: TipCardProps) {
  useFocusBack();
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onDismiss();
  }

  return (
    <div role="presentation" hidden={isHidden} onKeyDown={dismissOnEscape}>
      <section
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="pointer-events-auto flex animate-rise items-start gap-3 rounded-sheet bg-sheet py-3.5 pr-3 pl-4 text-ink shadow-float dark:outline dark:outline-rule"
      >
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="type-data font-semibold">
            Enable Notifications
          </h2>
          <p id={textId} className="type-data text-ink-2">
            Get reminder notifications even when the app is in the background.
          </p>
          <div className="mt-3 flex gap-1.5">
            <Button size="small" onClick={onEnable}>
              Enable
            </Button>
            <Button size="small" variant="quiet" onClick={onDismiss}>
              Not Now
            </Button>
          </div>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onDismiss}
          className="touch-target -my-1 grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
        >
          <X size={16} strokeWidth={1.6} aria-hidden />
        </button>
      </section>
    </div>
  );
}
