import { useId, type ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';

interface SubsectionProps {
  title: string;
  /** Sources of its figures, unless its tables and cards have their own. */
  notes?: Footnotes;
  className?: string;
  children: ReactNode;
}

/** A titled block inside a section. */
export function Subsection({ title, notes = [], className = '', children }: SubsectionProps) {
  const nameId = useId();
  return (
    <div className={`min-w-0 ${className}`}>
      <h3 id={nameId} className="type-subhead mb-2">
        {title}
      </h3>
      {children}
      <SourceNotes notes={notes} nameId={nameId} className="mt-3" />
    </div>
  );
}
