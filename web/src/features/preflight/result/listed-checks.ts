import type { PreflightCheck, PreflightResult, PreflightStatus } from '@printpartner/contracts/types';
import type { PlacedFinding } from '../pages/placed-finding.ts';

interface CheckGroup {
  status: PreflightStatus;
  title: string;
  checks: PreflightCheck[];
}

const groups: readonly { status: PreflightStatus; title: string }[] = [
  { status: 'fail', title: 'Fix before you send' },
  { status: 'warning', title: 'Warnings' },
  { status: 'manual', title: 'Check by eye' },
  { status: 'pass', title: 'Passed' },
];

/** By verdict, worst first, without empty groups. */
export function groupChecks(checks: readonly PreflightCheck[]): CheckGroup[] {
  return groups
    .map((group) => ({ ...group, checks: checks.filter(({ status }) => status === group.status) }))
    .filter((group) => group.checks.length > 0);
}

export const inListOrder = (checks: readonly PreflightCheck[]): PreflightCheck[] =>
  groupChecks(checks).flatMap((group) => group.checks);

/** All findings in list order, numbered by their check. */
export function placeFindings(checks: readonly PreflightCheck[]): PlacedFinding[] {
  return inListOrder(checks)
    .filter(({ status }) => status !== 'pass')
    .flatMap((check, position) =>
      check.findings.map((finding, index) => ({ check, finding, index, marker: position + 1 })),
    );
}

/** If the file can't be opened, every check that could not run says the same, so those are left out. */
export const listedChecks = ({ checks, opens }: PreflightResult): readonly PreflightCheck[] =>
  opens ? checks : checks.filter(({ status }) => status !== 'manual');

/** Why the checks left out did not run; undefined if all are listed. */
export function skippedChecksText(result: PreflightResult): string | undefined {
  const count = result.checks.length - listedChecks(result).length;
  if (count === 0) return undefined;
  const reason = result.passwordNeeded ? 'the file is password-protected' : 'the file can’t be opened';
  return `${count} more ${count === 1 ? 'check was' : 'checks were'} skipped: ${reason}.`;
}
