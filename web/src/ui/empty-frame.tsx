import type { ReactNode } from 'react';

interface EmptyFrameProps {
  title: ReactNode;
  /** One sentence: what will appear here, and how to get it. */
  children?: ReactNode;
  /** One button at most. */
  action?: ReactNode;
  /** Heading level. */
  level?: 2 | 3;
  className?: string;
}

/** An empty state: crop marks around a blank sheet, with a title. */
export function EmptyFrame({ title, children, action, level = 2, className = '' }: EmptyFrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      <CropFrame />
      <Heading className="type-heading mt-4">{title}</Heading>
      {children && <div className="type-body mt-1 max-w-[46ch] text-ink-2">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

/** A dashed sheet with eight crop marks. */
export function CropFrame({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 72 64"
      width="72"
      height="64"
      fill="none"
      stroke="currentColor"
      aria-hidden
      className={`text-edge ${className}`}
    >
      <rect x="14.5" y="12.5" width="43" height="39" strokeDasharray="3 3" />
      <path d="M14.5 1v7.5m43-7.5v7.5m0 47V63m-43-7.5V63M1 12.5h9.5m51 0H71m0 39h-9.5m-51 0H1" />
    </svg>
  );
}
