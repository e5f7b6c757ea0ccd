/** A drawing's size compared with the piece: 8 times, or 1/8. */
export interface RoundScale {
  times: number;
  /** 1 unless the drawing is smaller than the piece. */
  per: number;
}

const scales: readonly RoundScale[] = [
  ...[24, 20, 16, 12, 10, 8, 6, 5, 4, 3, 2, 1].map((times) => ({ times, per: 1 })),
  ...[2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32].map((per) => ({ times: 1, per })),
];
const smallest: RoundScale = { times: 1, per: 32 };

/** The largest round scale up to a size compared with the piece's; 1/32 for less. */
export const roundScaleUpTo = (most: number): RoundScale =>
  scales.find(({ times, per }) => times / per <= most) ?? smallest;
