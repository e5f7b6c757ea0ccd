import { limits, type PreflightSeverity, type PreflightStatus } from '@printpartner/contracts/types';
import { timeFormat } from '../../platform/time/time-format.ts';

export const verdictNames: Readonly<Record<PreflightStatus, string>> = {
  fail: 'Fail',
  warning: 'Warning',
  manual: 'Check by eye',
  pass: 'Pass',
};

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Checks that did not pass: `2 faults, 3 warnings, 1 to check by eye`; empty when there are none. */
export function verdictCounts({
  fail,
  warning,
  manual,
}: Readonly<Record<PreflightSeverity, number>>): string {
  return [
    fail > 0 && counted(fail, 'fault', 'faults'),
    warning > 0 && counted(warning, 'warning', 'warnings'),
    manual > 0 && `${manual} to check by eye`,
  ]
    .filter(Boolean)
    .join(', ');
}

const day = timeFormat({ dateStyle: 'medium' });

/** The date in the browser's time zone: `Nov 21, 2026`. */
export const keptDate = (at: string): string => day(Date.parse(at));

const FINDINGS = `The findings are kept, with pictures of up to ${limits.reportPictures} pages for the report`;

/** What is told where kept results are listed. */
export const WHAT_IS_KEPT = `${FINDINGS}. The PDF itself is kept only if it’s added to Files.`;

/** What is told where a result is kept with a project, without its file or with it. */
export const KEPT_ALONE = `${FINDINGS}, not the file itself.`;
export const KEPT_WITH_FILE = `${FINDINGS}, and the file itself.`;
