import { useId, type ReactNode } from 'react';

interface AsideSectionProps {
  title: string;
  /** Shown to the right of the title. */
  note?: ReactNode;
  children: ReactNode;
}

export function AsideSection({ title, note, children }: AsideSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex items-baseline justify-between gap-4 border-b border-ink pb-2.5">
        <h2 id={id} className="type-heading">
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

/** Shown for a list that did not load. */
export function AsideFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <p className="type-data py-4 text-ink-2">
      {what} did not load.{' '}
      <button type="button" onClick={onRetry} className="touch-target type-link text-ink">
        Try again
      </button>
    </p>
  );
}
