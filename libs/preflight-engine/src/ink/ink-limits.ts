/** Maximum rounding error of a sum of one-byte inks, percent. */
export const ROUNDING = 0.8;

/** An ink sum in full percent; an excess up to the rounding error is ignored. */
export const stepOf = (total: number): number => (total + 1 - ROUNDING) | 0;

/** Share of a text line's box covered by its letters. */
export const LETTERS = 0.25;

/** Constants needed to compare exported inks with a profile's limits. */
export const inkLimits = { rounding: ROUNDING, letters: LETTERS } as const;
