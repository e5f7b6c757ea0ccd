/** Ascending numbers as words of a list: `3`, and `3–9` for three or more in a row. */
export function numberRuns(numbers: readonly number[]): { text: string; count: number }[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [run] : run.map((number) => [number])))
    .map((run) => ({
      text: run.length > 2 ? `${run[0]}–${run.at(-1)}` : String(run[0]),
      count: run.length,
    }));
}
