/** A length, weight or thickness that arithmetic can use: more than 0, and neither infinite nor NaN. */
export const isPositive = (measure: number): boolean => Number.isFinite(measure) && measure > 0;

/** A bleed, gutter or allowance: 0 or more, and neither infinite nor NaN. */
export const isZeroOrMore = (measure: number): boolean => Number.isFinite(measure) && measure >= 0;
