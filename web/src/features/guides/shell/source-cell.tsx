import type { ReactNode } from 'react';
import type { Footnotes } from '@printpartner/print-knowledge/figures';
import { SourceNotes } from '../../../ui/source-notes.tsx';

interface SourceCellProps {
  notes: Footnotes;
  /** Number of cards before it. */
  cards: number;
  /** How to read the cards. */
  children: ReactNode;
}

/** Sources of a two-column card grid: in the empty cell after an odd number of cards, otherwise below. */
export function SourceCell({ notes, cards, children }: SourceCellProps) {
  const hasEmptyCell = cards % 2 === 1;
  return (
    <div
      data-unsearched
      className={hasEmptyCell ? 'flex flex-col justify-end gap-3 px-1 py-4 md:px-4' : 'md:col-span-2'}
    >
      <p className={`type-data text-pretty text-ink-2 ${hasEmptyCell ? '' : 'mb-2'}`}>{children}</p>
      <SourceNotes notes={notes} />
    </div>
  );
}
