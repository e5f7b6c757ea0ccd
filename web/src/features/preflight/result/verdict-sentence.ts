import type { PreflightCheck, PreflightResult, PreflightStatus } from '@printpartner/contracts/types';

const number = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export function countByStatus(checks: readonly PreflightCheck[]): Record<PreflightStatus, number> {
  const counts = { fail: 0, warning: 0, manual: 0, pass: 0 };
  for (const { status } of checks) counts[status] += 1;
  return counts;
}

/** The whole result in one sentence. */
export function verdictSentence({ checks, passwordNeeded, opens }: PreflightResult): string {
  if (passwordNeeded) return 'Not ready: the file is locked by a password';
  if (!opens) return 'Not ready: the file cannot be opened';
  const { fail, warning, manual } = countByStatus(checks);
  if (fail > 0) return `Not ready: ${number(fail, 'fault', 'faults')} will show in print`;
  if (warning > 0) return `Almost ready: ${number(warning, 'thing', 'things')} to look at`;
  if (manual > 0) return `No faults found: ${number(manual, 'check needs', 'checks need')} a person`;
  return 'Ready for press';
}
