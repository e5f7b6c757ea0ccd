import type { PlacedFinding } from './page-view.ts';

type Severity = PlacedFinding['finding']['severity'];

/** How many checks a page did not pass, as the list counts them: twelve hairlines are one fault. */
export type PageVerdict = Readonly<Record<Severity, number>>;

const order: readonly Severity[] = ['fail', 'warning', 'manual'];

/** By page number; pages without findings are left out. */
export function verdictsByPage(findings: readonly PlacedFinding[]): ReadonlyMap<number, PageVerdict> {
  const worst = new Map<number, Map<string, Severity>>();
  for (const { check, finding } of findings) {
    if (finding.page === null) continue;
    const checks = worst.get(finding.page) ?? new Map<string, Severity>();
    const known = checks.get(check.id);
    if (!known || order.indexOf(finding.severity) < order.indexOf(known))
      checks.set(check.id, finding.severity);
    worst.set(finding.page, checks);
  }
  return new Map([...worst].map(([page, checks]) => [page, countsOf([...checks.values()])]));
}

function countsOf(severities: readonly Severity[]): PageVerdict {
  const count = (wanted: Severity) => severities.filter((severity) => severity === wanted).length;
  return { fail: count('fail'), warning: count('warning'), manual: count('manual') };
}

/** Such as "3 faults, 1 warning", or "clear". */
export function verdictText(verdict: PageVerdict = countsOf([])): string {
  const parts = [
    counted(verdict.fail, 'fault', 'faults'),
    counted(verdict.warning, 'warning', 'warnings'),
    counted(verdict.manual, 'question', 'questions'),
  ].filter(Boolean);
  return parts.join(', ') || 'clear';
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
