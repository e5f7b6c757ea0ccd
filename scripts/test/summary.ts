import type { StepResult } from './run-steps.ts';

/** What the whole run may take on a machine with two cores, minutes. */
const BUDGET_MINUTES = 15;
const SLOWEST_SHOWN = 10;

const inColumns = (rows: readonly { seconds: number; what: string }[]): string[] =>
  rows.map(({ seconds, what }) => `${seconds.toFixed(1).padStart(8)} s  ${what}`);

/**
 * What a run says at its end: times, the slowest files, second tries, and last the count of all tests.
 *
 * @param options.ranAll whether it was everything, so that its time is held against the budget
 */
export function summaryOf(
  results: readonly StepResult[],
  { seconds, ranAll }: { seconds: number; ranAll: boolean },
): string[] {
  const slowest = results
    .flatMap(({ files = [] }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST_SHOWN);
  const flakes = results.flatMap(({ flakes: own = [] }) => own);
  const lines = ['', 'Time of each step', ...inColumns(results.map((one) => ({ ...one, what: one.name })))];
  if (slowest.length > 0) {
    lines.push('', 'Slowest files', ...inColumns(slowest.map((one) => ({ ...one, what: one.file }))));
  }
  lines.push('', `Flakes, passed at a second try: ${flakes.length}`, ...flakes.map((title) => `  ${title}`));
  if (ranAll)
    lines.push(`Took ${minutes(seconds)} of the ${BUDGET_MINUTES} minutes that everything may take`);
  return [...lines, '', countOf(results)];
}

function countOf(results: readonly StepResult[]): string {
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[part], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
