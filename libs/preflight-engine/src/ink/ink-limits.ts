import { ROUNDING } from './ink-sum.ts';
import { LETTERS } from './text-ink.ts';

/** What every profile's limits of ink are read with, for who draws the inks that were measured. */
export const inkLimits = { rounding: ROUNDING, letters: LETTERS } as const;
