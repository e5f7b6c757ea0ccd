import { z } from 'zod';
import { pageBox } from './preflight.ts';

/**
 * Inks of one page of a full check, at most 150,000 cells a plane. The body is this header as one line of JSON, a line
 * feed (0x0A), then the planes without anything between them: one for each name in `art`, one for each in `type`, and
 * the doubts. A plane has `width × height` bytes, rows from the top; of an ink 0 is none and 255 full.
 */
export const inkPageHeader = z.object({
  /** What the cells cover, in the page's own units. */
  box: pageBox,
  /** Cells. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Side of a cell in the page's units; 2 is 36 ppi. */
  cellPt: z.number(),
  /** Inks that pictures and shapes are painted with: the heaviest place of each cell. */
  art: z.array(z.string()),
  /** Inks of type, whose letters are not drawn: the ink of the line that stands in the cell. */
  type: z.array(z.string()),
  /** Of the last plane: why the sum of a cell is not certain, a bit each, the first the lowest. */
  reasons: z.array(z.string()),
  /** What keeps the page from being certain as a whole. */
  uncertain: z.array(z.string()),
});
export type InkPageHeader = z.output<typeof inkPageHeader>;

/** From 1. */
export const inkPageNumber = z.coerce.number<number | string>().int().min(1);

/** Where in the store the body of a page lies, compressed with gzip. Bytes. */
export const storedInkPage = z.object({
  key: z.string(),
  from: z.int().min(0),
  length: z.int().min(1),
});
