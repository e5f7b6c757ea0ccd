import type { PreflightResult } from '@printpartner/contracts';
import { counter, histogram, preflightMetrics } from '@printpartner/metrics';

const checks = counter(preflightMetrics.checks);
const duration = histogram(preflightMetrics.duration);

/** Counts a finished check. @param startedAt by `performance.now()` */
export function countCheck(
  mode: string,
  { status: verdict }: Pick<PreflightResult, 'status'>,
  startedAt: number,
): void {
  checks.inc({ mode, verdict });
  duration.observe({ mode }, (performance.now() - startedAt) / 1_000);
}

/** Counts a file that could not be checked. */
export function countUnfinishedCheck(mode: string): void {
  checks.inc({ mode, verdict: 'unfinished' });
}
