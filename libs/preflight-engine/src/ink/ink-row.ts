/** How marks of one colour space lie on what is there. */
export interface Laying {
  /** Planes that they print. */
  planes: readonly number[];
  /** Overprint: which inks that are not their own stay as they are. The others are knocked out. */
  keeps: 'none' | 'spots' | 'others';
  /** 0 to 1. */
  alpha: number;
  blend: 'Normal' | 'Multiply' | 'Darken';
}

/** Part of a row of cells with what is to be laid on it. */
export interface InkRow {
  /** Number of its first cell in the raster. */
  first: number;
  count: number;
  /** Share of each cell, 0 to 255. */
  coverage: Uint8ClampedArray;
  /** Of each plane that is printed the ink of each cell, 0 to 255. */
  values: readonly Uint8ClampedArray[];
  /** Of each cell. */
  doubts: Uint8Array;
}
