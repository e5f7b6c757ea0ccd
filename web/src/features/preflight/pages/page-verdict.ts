import type { PreflightCheck, PreflightSeverity } from '@printpartner/contracts/types';
import { verdictCounts } from '../../../entities/preflight-result/result-text.ts';

/** Checks that a page did not pass: twelve hairlines count as one. */
export interface PageVerdict extends Readonly<Record<PreflightSeverity, number>> {
  /** Checks whose findings on this page are all beyond the listed ones, so that nothing can be drawn. */
  notListed: number;
}

const passed: PageVerdict = { fail: 0, warning: 0, manual: 0, notListed: 0 };

const severities: Readonly<Record<string, PreflightSeverity>> = { f: 'fail', w: 'warning', m: 'manual' };

/** By page number, without the pages that have no findings. */
export function verdictsByPage(checks: readonly PreflightCheck[]): ReadonlyMap<number, PageVerdict> {
  const verdicts = new Map<number, PageVerdict>();
  for (const check of checks.filter(({ status }) => status !== 'pass')) {
    const listed = listedPages(check);
    for (const [index, letter] of check.tally.pages.split('').entries()) {
      const severity = severities[letter];
      if (!severity) continue;
      const page = index + 1;
      const verdict = verdicts.get(page) ?? passed;
      const notListed = verdict.notListed + (listed.has(page) ? 0 : 1);
      verdicts.set(page, { ...verdict, [severity]: verdict[severity] + 1, notListed });
    }
  }
  return verdicts;
}

const listedPages = ({ findings }: PreflightCheck): ReadonlySet<number | null> =>
  new Set(findings.flatMap(({ page, alsoOn = [] }) => [page, ...alsoOn.map((other) => other.page)]));

/** For example `3 faults, 1 warning` or `no findings`, and how many of them can't be drawn. */
export function pageVerdictText(verdict: PageVerdict = passed): string {
  const { fail, warning, manual, notListed } = verdict;
  const found = verdictCounts(verdict) || 'no findings';
  if (notListed === 0) return found;
  const some = notListed < fail + warning + manual ? `${notListed} of them ` : '';
  return `${found}; ${some}not drawn: only the worst findings of each check are listed`;
}
