import type { ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';

export interface Advice {
  title: string;
  text: ReactNode;
}

interface AdviceListProps {
  advice: readonly Advice[];
  notes?: Footnotes;
  className?: string;
}

/** Short titled advice, in two columns from 700 px. */
export function AdviceList({ advice, notes = [], className = '' }: AdviceListProps) {
  return (
    <div className={className}>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {advice.map(({ title, text }) => (
          <div key={title} className="border-t border-rule pt-3">
            <dt className="type-data font-semibold">{title}</dt>
            <dd className="type-body mt-1 text-pretty text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <SourceNotes notes={notes} className="mt-3" />
    </div>
  );
}
