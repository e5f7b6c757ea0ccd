import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactCardProps {
  title: ReactNode;
  /** Of the page's outline: under a section's heading in a part with a title, 4. */
  level?: 3 | 4;
  /** At the title's right: cost, availability. */
  badge?: ReactNode;
  /** Above the title, to scale. */
  drawing?: ReactNode;
  facts?: readonly Fact[];
  /** Between title and facts: the description. */
  children?: ReactNode;
  /** At the foot: what opens the detail. */
  footer?: ReactNode;
}

/** One entry of a guide on a sheet of its own; cards of a group stand in a `CardGrid`. */
export function FactCard({ title, level = 3, badge, drawing, facts = [], children, footer }: FactCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="relative flex min-w-0 flex-col rounded-sheet border border-rule bg-sheet p-4">
      {drawing}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading className="type-subhead">{title}</Heading>
        {badge}
      </div>
      {children && <div className="type-data mt-1.5 text-pretty text-ink-2">{children}</div>}
      {facts.length > 0 && <FactList facts={facts} className="mt-3" />}
      {footer && <div className="mt-auto pt-3">{footer}</div>}
    </article>
  );
}

/** Label and value, one fact a hairline. */
export function FactList({ facts, className = '' }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={`type-data ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-t border-rule py-2">
          <dt className="shrink-0 text-ink-2">{label}</dt>
          <dd className="min-w-0 text-pretty">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const columns = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

/** Cards side by side from 700 px on. */
export function CardGrid({ widest = 2, children }: { widest?: 2 | 3; children: ReactNode }) {
  return <div className={`grid gap-3 ${columns[widest]}`}>{children}</div>;
}
