/** Runs each of the ways in turn, round after round, so that a busy machine slows all of them. */
export async function inTurn<Name extends string, Run>(
  rounds: number,
  ways: Readonly<Record<Name, () => Run | Promise<Run>>>,
): Promise<Record<Name, Run>[]> {
  const done: Record<Name, Run>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const runs = {} as Record<Name, Run>;
    for (const name of Object.keys(ways) as Name[]) runs[name] = await ways[name]();
    done.push(runs);
  }
  return done;
}

/** Lets callers make one call after the other. @returns what each call took, ms, in the order in which they ended */
export async function callFor(
  { callers, seconds }: { callers: number; seconds: number },
  call: (caller: number, n: number) => Promise<unknown>,
): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const callAgain = async (_: unknown, caller: number) => {
    for (let n = 0, before = performance.now(); before < end; n += 1) {
      await call(caller, n);
      const after = performance.now();
      took.push(after - before);
      before = after;
    }
  };
  await Promise.all(Array.from({ length: callers }, callAgain));
  return took;
}

/** Milliseconds that the work takes. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
