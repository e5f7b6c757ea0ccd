import type { ReactNode } from 'react';

interface TextButtonProps {
  className?: string;
  /** Takes no click, and keeps the keyboard meanwhile. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that reads like a link, for a way beside the main one. */
export function TextButton({ className = '', busy = false, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={`touch-target type-data type-link inline-flex items-center gap-1.5 text-ink aria-disabled:text-ink-3 aria-disabled:no-underline ${className}`}
    >
      {children}
    </button>
  );
}
