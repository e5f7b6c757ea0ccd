import { useId, type ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';
import { TradeText } from '../../../ui/trade-text.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactCardProps {
  title: ReactNode;
  /** Heading level: 4 inside a part with a title. */
  level?: 3 | 4;
  /** Right of the title: cost, availability. */
  badge?: ReactNode;
  /** A drawing above the title. */
  drawing?: ReactNode;
  facts?: readonly Fact[];
  /** Sources of the card. */
  notes?: Footnotes;
  /** Description, between title and facts. */
  children?: ReactNode;
  /** Bottom of the card: the details button. */
  footer?: ReactNode;
}

/** Card for one entry of a guide; groups go in a `CardGrid`. */
export function FactCard({
  title,
  level = 3,
  badge,
  drawing,
  facts = [],
  notes = [],
  children,
  footer,
}: FactCardProps) {
  const nameId = useId();
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-4">
      {drawing}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading id={nameId} className="type-subhead">
          {title}
        </Heading>
        {badge}
      </div>
      {children && <div className="type-data mt-1.5 text-pretty text-ink-2">{children}</div>}
      {facts.length > 0 && <FactList facts={facts} className="mt-3" />}
      <SourceNotes notes={notes} nameId={nameId} className="mt-1.5" />
      {footer && <div className="mt-auto pt-3">{footer}</div>}
    </article>
  );
}

interface FactListProps {
  facts: readonly Fact[];
  /** Sources of its figures, unless they are among those of what surrounds it. */
  notes?: Footnotes;
  className?: string;
}

/** Labels and values, separated by hairlines. */
export function FactList({ facts, notes, className = '' }: FactListProps) {
  const list = (
    <dl className={`type-data ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-t border-rule py-2">
          <dt className="shrink-0 text-ink-2">
            <TradeText>{label}</TradeText>
          </dt>
          <dd className="min-w-0 text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (!notes) return list;
  return (
    <div>
      {list}
      <SourceNotes notes={notes} className="mt-1.5" />
    </div>
  );
}

const columns = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

/** Cards in columns from 700 px. */
export function CardGrid({ widest = 2, children }: { widest?: 2 | 3; children: ReactNode }) {
  return <div className={`grid gap-3 ${columns[widest]}`}>{children}</div>;
}
