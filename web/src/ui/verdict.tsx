import type { ReactNode } from 'react';

export type Verdict = 'fail' | 'warning' | 'manual' | 'pass';

const colors: Record<Verdict, string> = {
  fail: 'text-fail',
  warning: 'text-warning',
  manual: 'text-manual',
  pass: 'text-pass',
};

const tints: Record<Verdict, string> = {
  fail: 'bg-fail-tint',
  warning: 'bg-warning-tint',
  manual: 'bg-manual-tint',
  pass: 'bg-pass-tint',
};

/** Filled shapes ask for action, outlined ones don't, so that the meaning doesn't depend on color. */
const shapes: Record<Verdict, ReactNode> = {
  fail: (
    <>
      <path d="M6.4 1.5h7.2l4.9 4.9v7.2l-4.9 4.9H6.4l-4.9-4.9V6.4z" fill="currentColor" />
      <path
        d="m6.8 6.8 6.4 6.4m0-6.4-6.4 6.4"
        className="stroke-sheet"
        strokeWidth="2.3"
        strokeLinecap="round"
      />
    </>
  ),
  warning: (
    <>
      <path
        d="M10 2.2 18.6 17H1.4z"
        className="fill-warning-fill"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path
        d="M10 7.6v4.6m0 2.4v.1"
        className="stroke-warning-mark"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
    </>
  ),
  manual: (
    <>
      <path
        d="M10 1.4 18.6 10 10 18.6 1.4 10z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path
        d="M7.9 8.2a2.1 2.1 0 1 1 2.9 2c-.6.2-.8.6-.8 1.2m0 2v.1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  pass: (
    <>
      <circle cx="10" cy="10" r="7.9" fill="none" stroke="currentColor" strokeWidth="1.7" />
      <path
        d="m6.6 10.3 2.3 2.3 4.6-4.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
};

interface VerdictIconProps {
  verdict: Verdict;
  size?: number;
  /** Label for screen readers; omitted when the word is next to the icon. */
  label?: string;
  className?: string;
}

export function VerdictIcon({ verdict, size = 18, label, className = '' }: VerdictIconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={`${colors[verdict]} ${className}`}
    >
      {shapes[verdict]}
    </svg>
  );
}

/** A note on the verdict's background color. */
export function VerdictNote({ verdict, children }: { verdict: Verdict; children: ReactNode }) {
  return (
    <div className={`type-data flex gap-2.5 rounded-control px-3.5 py-2 text-ink ${tints[verdict]}`}>
      <VerdictIcon verdict={verdict} size={18} className="mt-px shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
