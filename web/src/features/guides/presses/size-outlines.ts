import type { Press, SheetSize } from '@printpartner/print-knowledge/press';

/** A sheet on its long side, as drawings lay it. */
export interface Outline {
  id: string;
  /** Inches. */
  longIn: number;
  shortIn: number;
}

export function outlineOf(id: string, { acrossIn, aroundIn }: SheetSize): Outline {
  return { id, longIn: Math.max(acrossIn, aroundIn), shortIn: Math.min(acrossIn, aroundIn) };
}

/** The largest and the smallest sheet that a press takes; none for a web. */
export function outlinesOf({ largestSheet, smallestSheet }: Press): Outline[] {
  const largest = largestSheet ? [outlineOf('largest', largestSheet)] : [];
  return smallestSheet ? [...largest, outlineOf('smallest', smallestSheet)] : largest;
}
