import { useId, useRef, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { useIsModalOpen } from './modal-stack.ts';
import { useTakenHeight } from './use-taken-height.ts';

interface OfferCardProps {
  /** The property is its own, because another offer may be mounted behind it. */
  height: '--update-height' | '--tip-height';
  title: string;
  text: string;
  /** Shown between the text and the buttons. */
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
  onClose: () => void;
}

/**
 * Offers something until it is answered, at the bottom right. The page ends above it, so that it covers no control. It waits
 * while a dialog is open or the screen is short.
 */
export function OfferCard({ height, title, text, note, children, onClose }: OfferCardProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  const place = useRef<HTMLDivElement>(null);
  const isModalOpen = useIsModalOpen();
  useTakenHeight(place, height);
  return (
    <div
      ref={place}
      hidden={isModalOpen}
      className="pointer-events-auto fixed inset-x-0 bottom-(--offline-banner,0px) border-t border-rule bg-sheet pb-[env(safe-area-inset-bottom)] short:hidden"
    >
      <section
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="ml-auto grid max-w-200 animate-rise grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2.5 py-3 pr-3 pl-4 text-ink md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:pr-6"
      >
        <div className="min-w-0">
          <h2 id={titleId} className="type-data font-semibold">
            {title}
          </h2>
          <p id={textId} className="type-data text-pretty text-ink-2">
            {text}
          </p>
          {note}
        </div>
        <div className="flex gap-1.5 max-md:col-start-1 max-md:row-start-2">{children}</div>
        <CloseButton onClick={onClose} />
      </section>
    </div>
  );
}
