/** The value that a share of the values, such as 0.99, lies below; 1 is the largest. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The median; of an even number of values the upper one. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The median of a figure of several runs. */
export const medianOf = <Run>(runs: readonly Run[], figure: (run: Run) => number): number =>
  median(runs.map(figure));

/** The medians of both and their ratio. They are of the same rounds, so that a busy machine slows both. */
export function compare<Round>(
  rounds: readonly Round[],
  ours: (round: Round) => number,
  theirs: (round: Round) => number,
): { ours: number; theirs: number; ratio: number } {
  const medians = { ours: medianOf(rounds, ours), theirs: medianOf(rounds, theirs) };
  return { ...medians, ratio: medians.ours / medians.theirs };
}
