import { z } from 'zod';

/** How many vendors of a sheet were asked and have answered. */
export const quoteCounts = z.object({
  /** Links; a revoked one only if it was answered. */
  asked: z.int(),
  /** The number of these that have a quote. */
  answered: z.int(),
  /** Quotes that the owner typed in. */
  typed: z.int(),
  /** Quotes that the owner hasn't seen. */
  fresh: z.int(),
  /** The vendor whose quote was chosen; null before that. */
  chosen: z.string().nullable(),
});
export type QuoteCounts = z.output<typeof quoteCounts>;
