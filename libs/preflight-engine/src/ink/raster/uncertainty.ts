/** Why an ink sum or a place on the page is uncertain; one bit each. */
export const uncertainties = {
  /** Groups or masks beyond the memory limit. */
  transparency: 1,
  'undecoded image': 2,
  'pattern or gradient': 4,
  'too many spot colors': 8,
} as const;

export type Uncertainty = keyof typeof uncertainties;

/** An additional bit for places that have been painted, also with white: blend modes treat bare paper differently. */
export const PAINTED_BIT = 64;
/** An additional bit for places with text, which isn't drawn. */
export const TEXT_BIT = 128;

/** An additional bit for places with text that prints no ink and knocks out what is under it. */
export const REVERSED_BIT = 16;

/** The bits of all uncertainties. */
export const DOUBTFUL = 15;
/** An additional bit for sums that were converted for an assumed printing condition: an estimate, but not uncertain. */
export const ESTIMATED_BIT = 32;

/** Whether a cell's ink sum isn't known, not even as an estimate. */
export const isDoubtful = (doubts: number): boolean => (doubts & DOUBTFUL) !== 0;

export const isEstimated = (doubts: number): boolean => (doubts & ESTIMATED_BIT) !== 0;
