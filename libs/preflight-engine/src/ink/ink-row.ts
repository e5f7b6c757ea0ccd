/** How marks of one color space combine with what is below. */
export interface Compositing {
  /** Planes they print on. */
  planes: readonly number[];
  /** Overprint: which other inks stay unchanged. All others are knocked out. */
  keeps: 'none' | 'spots' | 'others';
  /** 0 to 1. */
  alpha: number;
  blend: 'Normal' | 'Multiply' | 'Darken';
}

/** Part of a row of cells with the ink to composite on it. */
export interface InkRow {
  /** Index of its first cell in the raster. */
  first: number;
  count: number;
  /** Coverage per cell, 0 to 255. */
  coverage: Uint8ClampedArray;
  /** Per printed plane, the ink of each cell, 0 to 255. */
  values: readonly Uint8ClampedArray[];
  /** Per cell. */
  doubts: Uint8Array;
}
