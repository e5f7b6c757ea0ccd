/** Why an ink sum or a place on the page is uncertain; one bit each. */
export const uncertainties = {
  'unprofiled RGB': 1,
  /** Blend modes, and groups that aren't fully opaque. */
  transparency: 2,
  overprint: 4,
  'undecoded image': 8,
  'pattern or gradient': 16,
  'soft mask': 32,
  'too many spot colors': 64,
} as const;

export type Uncertainty = keyof typeof uncertainties;

/** An additional bit for places with text, which isn't drawn. */
export const TEXT_BIT = 128;

/** Whether a cell's ink sum is uncertain. */
export const isDoubtful = (doubts: number): boolean => (doubts & ~TEXT_BIT) !== 0;
