import { basename } from 'node:path';
import { median } from './median.ts';
import type { Times } from './times.ts';

const SHOWN = 5;

/** Prints the files that take longest compared with the tools. */
export function printWorstFiles(
  files: readonly string[],
  rounds: readonly Times[],
  own: keyof Times,
  others: readonly (keyof Times)[],
): void {
  const rows = files.map((file, index) => {
    const msOf = (names: readonly (keyof Times)[]) =>
      median(rounds.map((times) => names.reduce((sum, name) => sum + (times[name]?.fileMs[index] ?? 0), 0)));
    const [ours, theirs] = [msOf([own]), msOf(others)];
    return {
      file: basename(file),
      'ours, ms': Math.round(ours),
      'theirs, ms': Math.round(theirs),
      ratio: ours / theirs,
    };
  });
  const middle = median(rows.map(({ ratio }) => ratio));
  console.log(`The worst ratios; the median file has ${middle.toFixed(2)}`);
  const worst = rows.toSorted((one, other) => other.ratio - one.ratio).slice(0, SHOWN);
  console.table(worst.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
}
