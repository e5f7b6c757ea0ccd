import type { PreflightCheck, PreflightStatus } from '@printpartner/contracts/types';
import type { PlacedFinding } from '../pages/page-view.ts';

export interface CheckGroup {
  status: PreflightStatus;
  title: string;
  checks: PreflightCheck[];
}

export const groupTitles: readonly { status: PreflightStatus; title: string }[] = [
  { status: 'fail', title: 'Fix before you send' },
  { status: 'warning', title: 'Look at these' },
  { status: 'manual', title: 'Needs a person' },
  { status: 'pass', title: 'Passed' },
];

/** Worst first; a group without a check is left out. */
export function groupChecks(checks: readonly PreflightCheck[]): CheckGroup[] {
  return groupTitles
    .map((group) => ({ ...group, checks: checks.filter(({ status }) => status === group.status) }))
    .filter((group) => group.checks.length > 0);
}

export const inListOrder = (checks: readonly PreflightCheck[]): PreflightCheck[] =>
  groupChecks(checks).flatMap((group) => group.checks);

/** All findings as the list has them, numbered by their check. */
export function placeFindings(checks: readonly PreflightCheck[]): PlacedFinding[] {
  return inListOrder(checks)
    .filter(({ status }) => status !== 'pass')
    .flatMap((check, place) =>
      check.findings.map((finding, index) => ({ check, finding, index, marker: place + 1 })),
    );
}
