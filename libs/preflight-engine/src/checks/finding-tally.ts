import type { PageMarks } from '../facts/page-marks.ts';
import type { Finding, Severity, Tally } from '../report/preflight-result.ts';
import { type Elsewhere, isWorse } from './check.ts';

const letters: Readonly<Record<Severity, string>> = { fail: 'f', warning: 'w', manual: 'm' };

/**
 * Counts all findings and finds the worst severity per page.
 *
 * @param marks of the pages, for checks whose findings come from lists with a maximum length
 */
export function tallyOf(
  findings: readonly Finding[],
  elsewhere: readonly Elsewhere[],
  marks: readonly PageMarks[],
): Tally {
  const counts: Record<Severity, number> = { fail: 0, warning: 0, manual: 0 };
  const worst: Severity[] = [];
  const onPage = new Map<number, number>();
  const mark = (page: number, severity: Severity) => {
    const known = worst[page - 1];
    if (!known || isWorse(severity, known)) worst[page - 1] = severity;
  };
  for (const { page, severity } of findings) {
    counts[severity] += 1;
    if (page === null) continue;
    mark(page, severity);
    onPage.set(page, (onPage.get(page) ?? 0) + 1);
  }
  for (const { severity, pages } of elsewhere) for (const page of pages) mark(page, severity);
  const isAtLeast = marks.some(({ number, kept }) => (onPage.get(number) ?? 0) >= kept);
  const pages = Array.from(worst, (severity: Severity | undefined) => (severity ? letters[severity] : '-'));
  return { ...counts, isAtLeast, pages: pages.join('') };
}
