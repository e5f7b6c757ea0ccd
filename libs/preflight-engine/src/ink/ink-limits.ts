import { ROUNDING } from './ink-sum.ts';
import { LETTERS } from './text-ink.ts';

/** Constants needed to compare exported inks with a profile's limits. */
export const inkLimits = { rounding: ROUNDING, letters: LETTERS } as const;
