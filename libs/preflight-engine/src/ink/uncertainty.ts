/** Why an ink sum, or a place on the page, is not to be trusted; a bit each. */
export const uncertainties = {
  'unprofiled RGB': 1,
  /** Blend modes, and groups that are not opaque as a whole. */
  transparency: 2,
  overprint: 4,
  'undecoded image': 8,
  'pattern or gradient': 16,
  'soft mask': 32,
  'too many spot colors': 64,
} as const;

export type Uncertainty = keyof typeof uncertainties;

/** Set beside them where text stands, which is not drawn. */
export const TEXT_BIT = 128;

/** Whether a cell's sum of inks is to be trusted. */
export const isDoubtful = (doubts: number): boolean => (doubts & ~TEXT_BIT) !== 0;
