import type { ReactNode } from 'react';

export interface Advice {
  title: string;
  text: ReactNode;
}

/** Short titled advice, in two columns from 700 px. */
export function AdviceList({ advice, className = '' }: { advice: readonly Advice[]; className?: string }) {
  return (
    <dl className={`grid gap-x-8 gap-y-4 md:grid-cols-2 ${className}`}>
      {advice.map(({ title, text }) => (
        <div key={title} className="border-t border-rule pt-3">
          <dt className="type-data font-semibold">{title}</dt>
          <dd className="type-body mt-1 text-pretty text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
