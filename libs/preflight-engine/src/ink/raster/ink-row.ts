/** How marks of one color space combine with what is below. */
export interface Compositing {
  /** Planes they print on. */
  planes: readonly number[];
  /** Overprint: which other inks stay unchanged. All others are knocked out. */
  keeps: 'none' | 'spots' | 'others';
  /** 0 to 1. */
  alpha: number;
  /** A PDF blend mode. */
  blend: string;
}

/** Part of a row of cells with the ink to composite on it. Only the cells from `from` to `to` count; the arrays may be longer. */
export interface InkRow {
  /** Index in the raster of cell 0 of the arrays. */
  first: number;
  from: number;
  /** Excluded. */
  to: number;
  /** Coverage per cell, 0 to 255. */
  coverage: Uint8ClampedArray;
  /** Per printed plane, the ink of each cell, 0 to 255. */
  values: readonly Uint8ClampedArray[];
  /** Uncertainties of each cell, as bits. */
  doubts: Uint8Array;
}
