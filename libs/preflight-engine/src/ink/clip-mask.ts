import type { CellRange } from './cell-range.ts';

/** The visible part of a clip. */
export interface ClipMask {
  range: CellRange;
  /** Coverage of the cells of `frame`, 0 to 255; null if the range is fully visible. */
  coverage: Uint8ClampedArray | null;
  frame: CellRange;
  /** What it shows is only letters somewhere in the range. */
  isText: boolean;
}
