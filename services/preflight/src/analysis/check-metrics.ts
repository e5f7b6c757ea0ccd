import { counter, histogram, preflightMetrics } from '@printpartner/metrics';
import type { PreflightResult } from '@printpartner/preflight-engine';

const checks = counter(preflightMetrics.checks);
const duration = histogram(preflightMetrics.duration);

type Judged = Pick<PreflightResult, 'opens' | 'counts'>;

/** Counts a finished check. @param startedAt by `performance.now()` */
export function countCheck(mode: string, result: Judged, startedAt: number): void {
  checks.inc({ mode, verdict: verdictOf(result) });
  duration.observe({ mode }, (performance.now() - startedAt) / 1_000);
}

/** Counts a file that could not be checked. */
export function countUnfinishedCheck(mode: string): void {
  checks.inc({ mode, verdict: 'unfinished' });
}

function verdictOf({ opens, counts: { fail, warning, manual } }: Judged): string {
  if (!opens || fail > 0) return 'fail';
  if (warning > 0) return 'warning';
  return manual > 0 ? 'manual' : 'pass';
}
