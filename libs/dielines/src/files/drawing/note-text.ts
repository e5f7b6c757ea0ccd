/** Of an em, the mean width of Instrument Sans for the layout: an SVG may be shown in another font. */
const MEAN_WIDTH = 0.5;

/** Points, estimated. */
export const textWidth = (text: string, size: number): number => text.length * MEAN_WIDTH * size;

/** `3.6875`: at most four decimals. */
export const inchText = (inches: number): string => String(Number(inches.toFixed(4)));

/** `12.5 × 9 in`. */
export const sizeText = (width: number, height: number): string =>
  `${inchText(width)} × ${inchText(height)} in`;
