import type {
  PreflightCheck,
  PreflightFinding,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts/types';
import { plainName } from '../plain-name.ts';

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
  manual: 'Check manually',
  pass: 'Pass',
};

const order: readonly PreflightStatus[] = ['fail', 'warning', 'manual', 'pass'];
const rankOf = ({ status }: { status: PreflightStatus }): number => order.indexOf(status);

/** One problem per check that didn't pass, failed checks first. */
export const problemsOf = ({ checks }: PreflightResult): ListedFinding[] =>
  checks
    .filter(({ status }) => status !== 'pass')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((check) => listedFinding(check, check.findings));

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

const listedFinding = (check: PreflightCheck, findings: readonly PreflightFinding[]): ListedFinding => ({
  check,
  status: check.status,
  finding: findings[0],
  others: Math.max(0, findings.length - 1),
});

export const isOn = ({ page, alsoOn = [] }: PreflightFinding, wanted: number): boolean =>
  page === wanted || alsoOn.some((other) => other.page === wanted);

const LONGEST_MESSAGE = 320;
const MOST_PAGES = 8;

/** `**Fail, Bleed:** Page 1: artwork … Also on pages 3 and 5.` */
export function problemText({ check, status, finding, others }: ListedFinding): string {
  const message = plainName(finding?.message ?? check.message, LONGEST_MESSAGE);
  const more = others > 0 ? ` ${others} more ${others === 1 ? 'finding' : 'findings'} of this check.` : '';
  return `**${verdictNames[status]}, ${plainName(check.name)}:** ${ended(message)}${alsoOnText(finding)}${more}`;
}

/** How to fix it, as the finding says; undefined if it doesn't. */
export const fixText = ({ finding }: ListedFinding): string | undefined =>
  finding && finding.advice !== '' ? ended(plainName(finding.advice, LONGEST_MESSAGE)) : undefined;

function alsoOnText(finding: PreflightFinding | undefined): string {
  const pages = [...new Set((finding?.alsoOn ?? []).map(({ page }) => page))];
  if (pages.length === 0) return '';
  const shown = pages.slice(0, MOST_PAGES).join(', ');
  const rest = pages.length > MOST_PAGES ? ` and ${pages.length - MOST_PAGES} more` : '';
  return ` Also on ${pages.length === 1 ? 'page' : 'pages'} ${shown}${rest}.`;
}

const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
