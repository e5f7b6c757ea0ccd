import { X } from 'lucide-react';

/** Closes a card. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClick}
      className="touch-target -my-1 grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-ink/8 hover:text-ink"
    >
      <X size={16} strokeWidth={1.6} aria-hidden />
    </button>
  );
}
