/** A range of rows and columns; the ends are excluded. */
export interface CellRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The intersection of two ranges, possibly empty. */
export function intersectRanges(a: CellRange, b: CellRange): CellRange {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    right: Math.max(left, Math.min(a.right, b.right)),
    bottom: Math.max(top, Math.min(a.bottom, b.bottom)),
  };
}
