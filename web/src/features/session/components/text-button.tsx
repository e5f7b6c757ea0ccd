import type { ReactNode } from 'react';

interface TextButtonProps {
  className?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A button that reads like a link, for a way beside the main one. */
export function TextButton({ className = '', children, ...rest }: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`touch-target type-data type-link inline-flex items-center gap-1.5 text-ink disabled:text-ink-3 disabled:no-underline ${className}`}
    >
      {children}
    </button>
  );
}
