import type { TabColor } from '@printpartner/contracts/types';

interface GuideBandProps {
  title: string;
  /** One line about the guide's content. */
  note?: string;
  color: TabColor;
  onClose: () => void;
}

/** The header of a guide, in the color of its tab, with a close button. */
export function GuideBand({ title, note, color, onClose }: GuideBandProps) {
  return (
    <header style={{ backgroundColor: color }} className="text-white">
      <div className="mx-auto flex max-w-340 items-center justify-between gap-4 px-4 py-5 md:items-baseline-last md:px-6 md:py-7.25">
        <div className="min-w-0">
          <h1 className="type-title text-balance">{title}</h1>
          {note && <p className="type-body">{note}</p>}
        </div>
        <CloseIfFinished onClose={onClose} className="outline-white!" />
      </div>
    </header>
  );
}

/** A second close button for guides and forms, next to their title. */
export function CloseIfFinished({ onClose, className = '' }: { onClose: () => void; className?: string }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className={`touch-target type-body type-link shrink-0 font-medium ${className}`}
    >
      close if finished
    </button>
  );
}
