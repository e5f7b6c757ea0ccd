import type { Operators } from '../content-run.ts';

/** The start of a Type 3 glyph; `d0` glyphs set their own colors. ISO 32000-1, table 113. */
export const glyphOperators: Operators = {
  d1: (run) => run.beginShape?.(),
};
