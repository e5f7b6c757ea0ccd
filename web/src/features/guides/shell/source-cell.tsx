import type { ReactNode } from 'react';
import type { Footnotes } from './footnotes.ts';
import { SourceNotes } from './source-notes.tsx';

interface SourceCellProps {
  notes: Footnotes;
  /** How many stand before it. */
  cards: number;
  /** How to read the cards, where there is room to say it. */
  children: ReactNode;
}

/** Sources of a grid of cards, two a row: in the place that an odd number leaves free, else below. */
export function SourceCell({ notes, cards, children }: SourceCellProps) {
  const isFree = cards % 2 === 1;
  return (
    <div
      className={
        isFree
          ? 'flex flex-col justify-between gap-3 rounded-sheet border border-dashed border-edge p-4'
          : 'md:col-span-2'
      }
    >
      {isFree && <p className="type-data text-pretty text-ink-2">{children}</p>}
      <SourceNotes notes={notes} />
    </div>
  );
}
