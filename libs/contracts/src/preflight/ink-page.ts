import { z } from 'zod';
import { pageBox } from './preflight.ts';

/**
 * Ink data of one page of a full check, at most 150,000 cells per plane. The body is this header as one line of JSON, a
 * line feed (0x0A), then the planes without separators: one per name in `art`, in `type` and in `knockouts`, and the
 * uncertainty plane. A plane has `width × height` bytes, rows from the top; an ink value of 0 is none and 255 is 100%.
 */
export const inkPageHeader = z.object({
  /** Area that the cells cover, in page units. */
  box: pageBox,
  /** Cells. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Side of a cell in page units; 2 is 36 ppi. */
  cellPt: z.number(),
  /** Inks of images and shapes: the highest value within each cell. */
  art: z.array(z.string()),
  /** Inks of type. Glyphs aren't rendered: a cell has the ink of the text line that it's in. */
  type: z.array(z.string()),
  /**
   * Inks of images and shapes that letters remove, as knockouts do: 0 leaves all of the ink, as overprinting type does,
   * and 255 none. Absent in older data.
   */
  knockouts: z.array(z.string()).optional(),
  /** The alternate colors of spot inks in sRGB, 0 to 255; inks whose colors can't be read are missing. */
  looks: z.array(z.object({ ink: z.string(), rgb: z.tuple([z.int(), z.int(), z.int()]) })).optional(),
  /** Bits of the last plane, lowest first: why a cell's total is uncertain. */
  reasons: z.array(z.string()),
  /** The printing condition that RGB and other colors were converted for; absent if nothing was converted. */
  estimatedFor: z.string().nullish(),
  /** Why the totals of the whole page are uncertain. */
  uncertain: z.array(z.string()),
});
export type InkPageHeader = z.output<typeof inkPageHeader>;

/** 1-based. */
export const inkPageNumber = z.coerce.number<number | string>().int().min(1);

/** Byte range of a page's body in the file store, compressed with gzip. */
export const storedInkPage = z.object({
  key: z.string(),
  from: z.int().min(0),
  length: z.int().min(1),
});
