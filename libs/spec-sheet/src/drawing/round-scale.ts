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

/** Half a mile of banner on a thumbnail. */
const MIN_SCALE = 2 ** 20;

/** The largest round scale up to a size compared with the piece's; 1/1,048,576 for less. */
export const roundScaleUpTo = (most: number): RoundScale =>
  scales.find(({ times, per }) => times / per <= most) ?? { times: 1, per: smallPer(most) };

/** Banners and murals: 48, 64, 96, 128 and so on, until they fit. */
function smallPer(most: number): number {
  let per = 48;
  // From 48 to 64 is a third more, from 64 to 96 a half.
  while (1 / per > most && per < MIN_SCALE)
    per = Number.isInteger(Math.log2(per)) ? per * 1.5 : (per * 4) / 3;
  return per;
}
