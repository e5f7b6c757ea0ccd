import type { ReactNode } from 'react';
import type { Footnotes } from './footnotes.ts';
import { SourceNotes } from './source-notes.tsx';

interface SourceCellProps {
  notes: Footnotes;
  /** How many stand before it. */
  cards: number;
  /** How to read the cards. */
  children: ReactNode;
}

/** Sources of a grid of cards, two a row: in the place that an odd number leaves free, else below. */
export function SourceCell({ notes, cards, children }: SourceCellProps) {
  const isFree = cards % 2 === 1;
  return (
    <div className={isFree ? 'flex flex-col justify-end gap-3 px-1 py-4 md:px-4' : 'md:col-span-2'}>
      <p className={`type-data text-pretty text-ink-2 ${isFree ? '' : 'mb-2'}`}>{children}</p>
      <SourceNotes notes={notes} />
    </div>
  );
}
