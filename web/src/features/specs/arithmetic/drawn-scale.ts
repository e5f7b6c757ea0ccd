const CSS_PIXELS_PER_INCH = 96;

/** A drawing's size compared with the piece: 8 times, or 1/8. */
export interface DrawnScale {
  times: number;
  /** 1 unless the drawing is smaller than the piece. */
  per: number;
  /** Pixels per inch. */
  perInch: number;
}

const scales: readonly (readonly [times: number, per: number])[] = [
  ...[24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1].map((times) => [times, 1] as const),
  ...[2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32].map((per) => [1, per] as const),
];

interface Size {
  width: number;
  height: number;
}

/** The largest round scale at which a size in inches fits into pixels; the smallest one for anything larger. */
export function drawnScaleFor(inches: Size, pixels: Size): DrawnScale {
  const most = Math.min(pixels.width / inches.width, pixels.height / inches.height);
  const [times, per] = scales.find(([up, down]) => (up / down) * CSS_PIXELS_PER_INCH <= most) ?? [1, 32];
  return { times, per, perInch: (times / per) * CSS_PIXELS_PER_INCH };
}
