import type { Operators } from '../content-run.ts';

/** How a glyph of a Type 3 font begins; `d0` brings colours of its own. ISO 32000-1, table 113. */
export const glyphOperators: Operators = {
  d1: (run) => run.beginShape?.(),
};
