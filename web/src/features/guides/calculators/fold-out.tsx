import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** What a calculator keeps folded away until it is asked for. */
export function FoldOut({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <FoldSummary className="type-data justify-between font-semibold">{title}</FoldSummary>
      {children}
    </details>
  );
}

/** The line of a `details` of class `group` that is always seen, with a chevron at its end. */
export function FoldSummary({ className, children }: { className: string; children: ReactNode }) {
  return (
    <summary
      className={`flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <ChevronDown
        size={16}
        strokeWidth={1.6}
        aria-hidden
        className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
      />
    </summary>
  );
}
