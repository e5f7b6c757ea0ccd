import type {
  PreflightCheck,
  PreflightFinding,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts/types';
import { plainName } from '../plain-name.ts';
import { pageRanges } from './page-ranges.ts';

/** A problem as an answer lists it. */
export interface ListedFinding {
  check: PreflightCheck;
  status: PreflightStatus;
  finding: PreflightFinding | undefined;
  /** Findings of the check beside it. */
  others: number;
}

export const verdictNames: Readonly<Record<PreflightStatus, string>> = {
  fail: 'Fail',
  warning: 'Warning',
  manual: 'Check by eye',
  pass: 'Pass',
};

const order: readonly PreflightStatus[] = ['fail', 'warning', 'manual', 'pass'];
const rankOf = ({ status }: { status: PreflightStatus }): number => order.indexOf(status);

/** One problem per check that didn't pass, failed checks first. */
export const problemsOf = ({ checks }: PreflightResult): ListedFinding[] =>
  checks
    .filter(({ status }) => status !== 'pass')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((check) => listedFinding(check, check.findings, check.findingsLeftOut));

/** The problems on a page, one per check. */
export const problemsOnPage = ({ checks }: PreflightResult, page: number): ListedFinding[] =>
  checks
    .map((check) =>
      listedFinding(
        check,
        check.findings.filter((finding) => isOn(finding, page)),
      ),
    )
    .filter(({ finding }) => finding !== undefined)
    .map((listed) => ({ ...listed, status: listed.finding?.severity ?? listed.status }))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

/** Every listed problem of one check. */
export const problemsOfCheck = (check: PreflightCheck): ListedFinding[] =>
  check.findings.map((finding) => ({ check, status: finding.severity, finding, others: 0 }));

const listedFinding = (
  check: PreflightCheck,
  findings: readonly PreflightFinding[],
  leftOut = 0,
): ListedFinding => ({
  check,
  status: check.status,
  finding: findings[0],
  others: Math.max(0, findings.length - 1 + leftOut),
});

export const isOn = ({ page, alsoOn = [] }: PreflightFinding, wanted: number): boolean =>
  page === wanted || alsoOn.some((other) => other.page === wanted);

const MAX_MESSAGE = 320;

/** `**Fail, Bleed:** Page 1: artwork … Problems of this check are on pages 1, 3 and 5–9.` */
export function problemText({ check, status, finding, others }: ListedFinding): string {
  const message = plainName(finding?.message ?? check.message, MAX_MESSAGE);
  const rest = others > 0 ? moreText(check, others) : alsoOnText(finding);
  return `**${verdictNames[status]}, ${plainName(check.name)}:** ${ended(message)}${rest}`;
}

function moreText(check: PreflightCheck, others: number): string {
  const pages = pagesOf(check);
  const where = pages.length > 1 ? `, on pages ${pageRanges(pages)}` : '';
  return ` ${others} more ${others === 1 ? 'finding' : 'findings'} of this check${where}.`;
}

/** Pages with findings, listed or only counted. */
const pagesOf = ({ tally }: PreflightCheck): number[] =>
  tally.pages.split('').flatMap((worst, place) => (worst === '-' ? [] : [place + 1]));

/** How to fix it, as the finding says; undefined if it doesn't. */
export const fixText = ({ finding }: ListedFinding): string | undefined =>
  finding && finding.advice !== '' ? ended(plainName(finding.advice, MAX_MESSAGE)) : undefined;

function alsoOnText(finding: PreflightFinding | undefined): string {
  const pages = [...new Set((finding?.alsoOn ?? []).map(({ page }) => page))].toSorted((a, b) => a - b);
  if (pages.length === 0) return '';
  return ` Also on ${pages.length === 1 ? 'page' : 'pages'} ${pageRanges(pages)}.`;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
