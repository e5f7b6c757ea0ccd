/** Rows and columns of cells, the last ones not included. */
export interface CellRange {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where two ranges meet; empty where they do not. */
export function meetRanges(a: CellRange, b: CellRange): CellRange {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return {
    left,
    top,
    right: Math.max(left, Math.min(a.right, b.right)),
    bottom: Math.max(top, Math.min(a.bottom, b.bottom)),
  };
}
