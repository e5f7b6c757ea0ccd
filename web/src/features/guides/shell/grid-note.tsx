import type { ReactNode } from 'react';

interface GridNoteProps {
  /** Number of cards before it. */
  cards: number;
  children: ReactNode;
}

/** How to read a two-column card grid: in the empty cell after an odd number of cards, otherwise below. */
export function GridNote({ cards, children }: GridNoteProps) {
  const hasEmptyCell = cards % 2 === 1;
  return (
    <p
      data-unsearched
      className={`type-data text-pretty text-ink-2 ${hasEmptyCell ? 'px-1 py-4 md:self-end md:px-4' : 'md:col-span-2'}`}
    >
      {children}
    </p>
  );
}
