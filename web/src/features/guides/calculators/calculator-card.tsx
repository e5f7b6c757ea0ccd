import { useId, type ReactNode } from 'react';
import { Calculator } from 'lucide-react';
import { SourceNotes } from '../shell/source-notes.tsx';
import type { Footnotes } from '../shell/footnotes.ts';

interface CalculatorCardProps {
  title: string;
  /** Sources of what the answer rests on. */
  notes?: Footnotes;
  /** Fields, then a `CalculatorResult`, then tables and drawings. */
  children: ReactNode;
}

/** The frame of every calculator; it answers as one types. */
export function CalculatorCard({ title, notes = [], children }: CalculatorCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-sheet border border-rule bg-sheet px-4.5 pt-4 pb-4.5"
    >
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={id} className="type-heading">
          {title}
        </h2>
        <Calculator size={18} strokeWidth={1.6} className="shrink-0 text-ink-3" aria-hidden />
      </div>
      <div className="grid gap-3">{children}</div>
      {notes.length > 0 && <SourceNotes notes={notes} className="mt-3" />}
    </section>
  );
}
