import type { ReactNode } from 'react';

interface TextButtonProps {
  className?: string;
  /** Ignores clicks but keeps the focus. */
  busy?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A secondary button that looks like a link. */
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
