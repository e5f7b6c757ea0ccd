/**
 * A minus sign at the start of a length: `-8.5 x 11`, `8.5 x -11`, `(-4)`, `flat: -17`. Anywhere else it is a hyphen or
 * dash, as in `8-1/2`, `flat - 17 × 11`, `C2S-80#` and `11” -4/4`.
 */
const NEGATIVE = /(?:^|(?<!\p{L})x|[×*(:]|\bby\b)\s*[-–−‑](?=\.?\d)/iu;

/** Whether a text has a negative number; no figure of a job is one. */
export const hasNegative = (text: string): boolean => NEGATIVE.test(text);
