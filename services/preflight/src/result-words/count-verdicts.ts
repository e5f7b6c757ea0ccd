import type { PreflightCheck, PreflightStatus } from '@printpartner/contracts';

/** How many checks ended in each verdict. */
export function countVerdicts(
  checks: readonly Pick<PreflightCheck, 'status'>[],
): Record<PreflightStatus, number> {
  const counts = { fail: 0, warning: 0, manual: 0, pass: 0 };
  for (const { status } of checks) counts[status] += 1;
  return counts;
}
