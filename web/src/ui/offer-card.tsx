import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

interface OfferCardProps {
  title: string;
  text: string;
  /** Between the text and the buttons. */
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
  onClose: () => void;
}

/** A card that offers something until it is answered. */
export function OfferCard({ title, text, note, children, onClose }: OfferCardProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  return (
    <section
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-sheet bg-sheet py-3.5 pr-3 pl-4 text-ink shadow-float dark:outline dark:outline-rule"
    >
      <div className="min-w-0 flex-1">
        <h2 id={titleId} className="type-data font-semibold">
          {title}
        </h2>
        <p id={textId} className="type-data text-ink-2">
          {text}
        </p>
        {note}
        <div className="mt-3 flex gap-1.5">{children}</div>
      </div>
      <CloseButton onClick={onClose} />
    </section>
  );
}
