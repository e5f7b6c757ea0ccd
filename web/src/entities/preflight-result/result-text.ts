import type { KeptResult, PreflightSeverity, PreflightStatus } from '@printpartner/contracts/types';

export const verdictNames: Readonly<Record<PreflightStatus, string>> = {
  fail: 'Fail',
  warning: 'Warning',
  manual: 'Check by eye',
  pass: 'Pass',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Checks that did not pass: `2 failed, 3 warnings, 1 to check by eye`; empty when there are none. */
export function verdictCounts({
  fail,
  warning,
  manual,
}: Readonly<Record<PreflightSeverity, number>>): string {
  return [
    fail > 0 && `${fail} failed`,
    warning > 0 && counted(warning, 'warning', 'warnings'),
    manual > 0 && `${manual} to check by eye`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The verdict of a kept result in a few words: `2 failed, 3 warnings`. */
export function keptVerdict({ counts, opens, passwordNeeded }: KeptResult): string {
  if (passwordNeeded) return 'Password-protected';
  if (!opens) return 'Can’t be opened';
  const hasFindings = counts.fail + counts.warning > 0;
  return verdictCounts(hasFindings ? { ...counts, manual: 0 } : counts) || 'All checks passed';
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** In the browser's time zone: `Nov 21, 2026`. */
export const keptDate = ({ keptAt }: KeptResult): string => day.format(Date.parse(keptAt));

export const FILE_NOT_KEPT = 'Only the findings are kept, not the file itself.';
