/** How much a sum of inks of a byte each may seem larger than it is, per cent. */
export const ROUNDING = 0.8;

/** The whole per cent that a sum of inks counts as. */
export const stepOf = (total: number): number => (total + 1 - ROUNDING) | 0;
