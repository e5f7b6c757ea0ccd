import type { PreflightCheck, PreflightSeverity } from '@printpartner/contracts/types';

/** How many checks a page did not pass, as the list counts them: twelve hairlines are one fault. */
export interface PageVerdict extends Readonly<Record<PreflightSeverity, number>> {
  /** Of how many of these checks no finding on this page is listed, so that none can be drawn. */
  notListed: number;
}

const clear: PageVerdict = { fail: 0, warning: 0, manual: 0, notListed: 0 };

const severities: Readonly<Record<string, PreflightSeverity>> = { f: 'fail', w: 'warning', m: 'manual' };

/** By page number; pages without findings are left out. */
export function verdictsByPage(checks: readonly PreflightCheck[]): ReadonlyMap<number, PageVerdict> {
  const verdicts = new Map<number, PageVerdict>();
  for (const check of checks.filter(({ status }) => status !== 'pass')) {
    const listed = listedPages(check);
    for (const [index, letter] of check.tally.pages.split('').entries()) {
      const severity = severities[letter];
      if (!severity) continue;
      const page = index + 1;
      const verdict = verdicts.get(page) ?? clear;
      const notListed = verdict.notListed + (listed.has(page) ? 0 : 1);
      verdicts.set(page, { ...verdict, [severity]: verdict[severity] + 1, notListed });
    }
  }
  return verdicts;
}

const listedPages = ({ findings }: PreflightCheck): ReadonlySet<number | null> =>
  new Set(findings.flatMap(({ page, alsoOn = [] }) => [page, ...alsoOn.map((place) => place.page)]));

/** Such as "3 faults, 1 warning", or "clear"; and why not all of it is drawn. */
export function verdictText(verdict: PageVerdict = clear): string {
  const { fail, warning, manual, notListed } = verdict;
  const parts = [
    counted(fail, 'fault', 'faults'),
    counted(warning, 'warning', 'warnings'),
    counted(manual, 'question', 'questions'),
  ].filter(Boolean);
  const found = parts.join(', ') || 'clear';
  if (notListed === 0) return found;
  const some = notListed < fail + warning + manual ? `${notListed} of them ` : '';
  return `${found}; ${some}not drawn: only the first 100 of each check are listed`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
