import type { Finding, Severity, Tally } from '../report/preflight-result.ts';
import { isWorse } from './check.ts';
import type { Elsewhere } from './grouped-findings.ts';

const letters: Readonly<Record<Severity, string>> = { fail: 'f', warning: 'w', manual: 'm' };

/**
 * Counts all findings and finds the worst severity per page.
 *
 * @param isAtLeast some page's marks were cut at the limit, so there may be more findings
 */
export function tallyOf(
  findings: readonly Finding[],
  elsewhere: readonly Elsewhere[],
  isAtLeast: boolean,
): Tally {
  const counts: Record<Severity, number> = { fail: 0, warning: 0, manual: 0 };
  const worst: Severity[] = [];
  const mark = (page: number, severity: Severity) => {
    const known = worst[page - 1];
    if (!known || isWorse(severity, known)) worst[page - 1] = severity;
  };
  for (const { page, severity } of findings) {
    counts[severity] += 1;
    if (page !== null) mark(page, severity);
  }
  for (const { severity, pages } of elsewhere) for (const page of pages) mark(page, severity);
  const pages = Array.from(worst, (severity: Severity | undefined) => (severity ? letters[severity] : '-'));
  return { ...counts, isAtLeast, pages: pages.join('') };
}
