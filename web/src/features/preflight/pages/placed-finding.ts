import type {
  PreflightCheck,
  PreflightFinding,
  PreflightSeverity,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts/types';

/** A finding and its position in the list of checks. */
export interface PlacedFinding {
  check: PreflightCheck;
  finding: PreflightFinding;
  /** Its place among its check's findings, from 0. */
  index: number;
  /** Position of its check among those that did not pass, from 1; shown on the page's marker. */
  marker: number;
}

/** Which finding is selected or hovered, in the list and on the page. */
export interface FindingSelection {
  selected: PlacedFinding | null;
  hovered: PlacedFinding | null;
  onSelect: (finding: PlacedFinding) => void;
  onHover: (finding: PlacedFinding | null) => void;
}

/** A finding's box on a page: undefined if it isn't on that page, null if it has no position there. */
export function boxOn(
  { page, box, alsoOn }: PreflightFinding,
  number: number,
): PreflightFinding['box'] | undefined {
  if (page === number) return box;
  return alsoOn?.find((other) => other.page === number)?.box;
}

export const isOnPage = (finding: PreflightFinding, number: number): boolean =>
  boxOn(finding, number) !== undefined;

/** Stays the same when the result is loaded again. */
export const findingKey = (placed: PlacedFinding | null): string =>
  placed ? `${placed.check.id} ${placed.index}` : '';

export const isSame = (a: PlacedFinding | null, b: PlacedFinding | null): boolean =>
  a !== null && findingKey(a) === findingKey(b);

const nouns: Readonly<Record<PreflightSeverity, string>> = {
  fail: 'failure',
  warning: 'warning',
  manual: 'check by eye',
};

/** For example `Image Resolution, failure 2 of 3: image 506 × 342, 148 ppi`. */
export function findingName({ check, finding, index }: PlacedFinding): string {
  const isAlike = ({ severity }: PreflightFinding) => severity === finding.severity;
  const total = check.findings.filter(isAlike).length;
  const position = check.findings.slice(0, index + 1).filter(isAlike).length;
  const count = total > 1 ? ` ${position} of ${total}` : '';
  // A measure without a unit is a count, which the object doesn't name.
  const measured = finding.measured?.unit && finding.measured.text;
  const quote = finding.quote && `“${finding.quote}”`;
  const what = [finding.object, quote, measured].filter(Boolean).join(', ');
  return `${check.name}, ${nouns[finding.severity]}${count}${what ? `: ${what}` : ''}`;
}

/** The name of a marker that stands for one or several findings. */
export function mergedName(findings: readonly PlacedFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  if (findings.length === 1) return findingName(first);
  return `${findings.length} findings here: ${findings.slice(0, 3).map(findingName).join('; ')}${findings.length > 3 ? '; …' : ''}`;
}

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
