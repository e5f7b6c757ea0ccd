/** A figure to so many decimals, halves up: 1.515 is 1.52, though its binary neighbor lies below the half. */
export function rounded(value: number, decimals: number): string {
  const scaled = Number((value * 10 ** decimals).toPrecision(12));
  return (Math.round(scaled) / 10 ** decimals).toFixed(decimals);
}

/** Dollars for one piece, with two decimals, or three under ten cents: `0.046`, `1.52`. */
export const unitPrice = (dollars: number): string => rounded(dollars, dollars > 0 && dollars < 0.1 ? 3 : 2);
