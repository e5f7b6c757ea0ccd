import { availableParallelism } from 'node:os';

/** What the measured work takes on the machine that our limits are meant for, while it is idle, ms. */
const REFERENCE_MS = 110;
const ROUNDS = 3;
/** A machine this slow still gets an answer; beyond it, something else is wrong. */
const MAX_SLOWNESS = 12;

/** A fixed amount of arithmetic. */
function work(): number {
  let sum = 0;
  for (let step = 0; step < 40_000_000; step += 1) sum = (sum * 31 + step) % 1_000_003;
  return sum;
}

/** How many times slower than the reference this machine is at the moment, at least 1. */
export function measureSlowness(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  const [, median = REFERENCE_MS] = times.toSorted((a, b) => a - b);
  return Math.min(MAX_SLOWNESS, Math.max(1, median / REFERENCE_MS));
}

/**
 * Tests often wait, for an autosave or another process, so a fast machine keeps its cores busy with twice as many. On a
 * slow one they would only keep each other waiting.
 */
export const workersFor = (slowness: number, cores = availableParallelism()): number =>
  Math.max(1, Math.round(cores * (1 + 1 / slowness)));
