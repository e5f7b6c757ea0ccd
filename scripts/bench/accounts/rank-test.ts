export interface RankTest {
  /** Probability that a value of the first sample is larger; 0.5 for equal distributions. */
  larger: number;
  z: number;
  /** Two-sided p-value. */
  p: number;
}

/** Two-sided Mann-Whitney U test with the normal approximation, valid for samples of more than 20. */
export function mannWhitney(first: readonly number[], second: readonly number[]): RankTest {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((one, other) => one.value - other.value);
  let rankSum = 0;
  let tieSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ isFirst }) => isFirst).length;
    tieSum += (end - start) ** 3 - (end - start);
    start = end;
  }
  const pairs = first.length * second.length;
  const count = all.length;
  const u = rankSum - (first.length * (first.length + 1)) / 2;
  const deviation = Math.sqrt((pairs / 12) * (count + 1 - tieSum / (count * (count - 1))));
  const z = deviation === 0 ? 0 : (u - pairs / 2) / deviation;
  return { larger: u / pairs, z, p: 2 * upperTail(Math.abs(z)) };
}

/** The upper tail of the normal distribution; Abramowitz and Stegun 26.2.17, error below 7.5e-8. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const series = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const sum = series.reduceRight((total, factor) => (total + factor) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
