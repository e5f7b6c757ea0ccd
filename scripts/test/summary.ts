import type { StepResult } from './run-steps.ts';

/** Time limit of the whole run on two cores, minutes. */
const BUDGET_MINUTES = 12;
const DEAREST_TESTS = 20;
const DEAREST_FILES = 10;
const SKIPS_SHOWN = 20;

interface Row {
  seconds: number;
  label: string;
}

const inColumns = (rows: readonly Row[]): string[] =>
  rows.map(({ seconds, label }) => `${seconds.toFixed(1).padStart(8)} s  ${label}`);

const dearest = (rows: readonly Row[], count: number): Row[] =>
  rows.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

/**
 * Lines printed at the end of a run: times, dearest tests and files, flaky tests, and last the count of all tests.
 *
 * @param options.ranAll whether all tests ran, so that the time limit applies
 */
export function summaryOf(
  results: readonly StepResult[],
  { seconds, ranAll }: { seconds: number; ranAll: boolean },
): string[] {
  const times = results.flatMap((result) => result.times ?? []);
  const files = Map.groupBy(times, ({ file }) => file);
  const tests = times.map((one) => ({ ...one, label: `${one.file} › ${one.title}` }));
  const sums = [...files].map(([label, of]) => ({
    label,
    seconds: of.reduce((sum, one) => sum + one.seconds, 0),
  }));
  const lines = ['', 'Time per step', ...inColumns(results.map((one) => ({ ...one, label: one.name })))];
  if (times.length > 0) {
    lines.push('', 'Dearest tests', ...inColumns(dearest(tests, DEAREST_TESTS)));
    lines.push('', 'Dearest files', ...inColumns(dearest(sums, DEAREST_FILES)));
  }
  const flakes = results.flatMap(({ flakes: titles = [] }) => titles);
  lines.push('', `Flaky tests (passed on retry): ${flakes.length}`, ...flakes.map((title) => `  ${title}`));
  const skips = results.flatMap(({ skips: titles = [] }) => titles);
  if (skips.length > 0) lines.push(`Skipped tests: ${skips.length}`, ...shortened(skips));
  if (ranAll) lines.push(`Total time: ${minutes(seconds)} (budget ${BUDGET_MINUTES} min on two cores)`);
  return [...lines, '', countOf(results)];
}

/** A run with a filter by title skips all others. */
function shortened(titles: readonly string[]): string[] {
  const shown = titles.slice(0, SKIPS_SHOWN).map((title) => `  ${title}`);
  const more = titles.length - shown.length;
  return more > 0 ? [...shown, `  and ${more} more`] : shown;
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
