/** A call without an answer for so long has failed: a save that hangs would hold up the next one, and all that waits for it. */
export const longestCallMs = 15_000;
