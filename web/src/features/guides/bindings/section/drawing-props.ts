import type { DrawnBook } from './drawn-book.ts';

/** A drawing stands around y = 0, its spine at x = 0; the face of the book is cut off at `face`. All in pixels. */
export interface SectionDrawingProps {
  book: DrawnBook;
  /** Pixels an inch. */
  scale: number;
  /** Where the leaves end, at their face. */
  face: number;
}
