import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** A collapsed part of a calculator. */
export function FoldOut({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <FoldSummary className="type-data justify-between font-semibold">{title}</FoldSummary>
      {children}
    </details>
  );
}

/** Summary with a chevron, for `details` with class `group`. */
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
