import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

/** What a calculator keeps folded away until it is asked for. */
export function FoldOut({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <summary className="type-data flex min-h-11 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={16}
          strokeWidth={1.6}
          aria-hidden
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
