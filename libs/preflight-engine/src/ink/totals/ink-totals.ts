import type { CellRange } from '../raster/cell-range.ts';
import { stepOf } from '../ink-limits.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { isDoubtful, isEstimated } from '../raster/uncertainty.ts';

/** Twelve full planes. */
const MAX_SUM = 12 * 255;

/** Ink sum of each cell, 255 per ink, without technical inks. */
export function totalsOf(raster: InkRaster): Uint16Array {
  const { width, height } = raster;
  const totals = new Uint16Array(width * height);
  raster.planes.forEach((plane, number) => {
    if (!plane || !raster.names.isCounted(number)) return;
    for (let row = 0; row < height; row += 1) {
      const end = row * width + raster.endOfPainted(row);
      for (let at = row * width + raster.firstPainted(row); at < end; at += 1)
        totals[at] = (totals[at] as number) + (plane[at] as number);
    }
  });
  return totals;
}

/** Cells of the trim by ink sum in steps of 1%, and by their uncertainties. */
export function countTotals(raster: InkRaster, totals: Uint16Array, { left, top, right, bottom }: CellRange) {
  // Certain, estimated, doubtful.
  const kinds = [0, 1, 2].map(() => new Uint32Array(MAX_SUM + 1)) as [Uint32Array, Uint32Array, Uint32Array];
  const kindOf = Uint8Array.from({ length: 256 }, (_, doubts) =>
    isDoubtful(doubts) ? 2 : isEstimated(doubts) ? 1 : 0,
  );
  const byDoubts = new Uint32Array(256);
  const { width } = raster;
  let painted = 0;
  for (let row = top; row < bottom; row += 1) {
    const from = Math.max(left, raster.firstPainted(row));
    const to = Math.min(right, raster.endOfPainted(row));
    if (to <= from) continue;
    painted += to - from;
    // Neighbors are often equal.
    let start = row * width + from;
    for (let at = start + 1; at <= row * width + to; at += 1) {
      const total = totals[start] as number;
      const doubts = raster.doubts[start] as number;
      if (at < row * width + to && totals[at] === total && raster.doubts[at] === doubts) continue;
      const kind = kinds[kindOf[doubts] as number] as Uint32Array;
      kind[total] = (kind[total] as number) + at - start;
      byDoubts[doubts] = (byDoubts[doubts] as number) + at - start;
      start = at;
    }
  }
  const empty = Math.max(0, right - left) * Math.max(0, bottom - top) - painted;
  kinds[0][0] = (kinds[0][0] as number) + empty;
  byDoubts[0] = (byDoubts[0] as number) + empty;
  const steps = (sums: readonly Uint32Array[]): number[] => {
    const counts: number[] = [];
    for (const cells of sums)
      for (let sum = 0; sum <= MAX_SUM; sum += 1) {
        const count = cells[sum] as number;
        const step = stepOf(sum / 2.55);
        if (count > 0) counts[step] = (counts[step] ?? 0) + count;
      }
    return counts;
  };
  const [certain, estimated, doubtful] = kinds;
  const most = Math.max(
    0,
    certain.findLastIndex((count) => count > 0),
    estimated.findLastIndex((count) => count > 0),
  );
  return {
    counts: steps([certain, estimated]),
    estimated: steps([estimated]),
    doubtful: steps([doubtful]),
    byDoubts,
    most,
  };
}
