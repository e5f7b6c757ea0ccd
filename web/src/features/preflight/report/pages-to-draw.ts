import { limits, type PreflightResult } from '@printpartner/contracts/types';
import { inListOrder } from '../result/listed-checks.ts';

/** The pages that a report shows: those with the worst findings, in order; at most as many as a report takes. */
export function pagesToDraw({ checks }: Pick<PreflightResult, 'checks'>): number[] {
  const numbers = new Set<number>();
  const findings = inListOrder(checks).flatMap((check) => check.findings);
  for (const { page, box } of findings) if (page !== null && box) numbers.add(page);
  for (const { alsoOn = [] } of findings) for (const { page } of alsoOn) numbers.add(page);
  return [...numbers].slice(0, limits.reportPictures).toSorted((a, b) => a - b);
}
