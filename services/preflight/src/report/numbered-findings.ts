import {
  limits,
  type PreflightCheck,
  type PreflightFinding,
  type PreflightResult,
} from '@printpartner/contracts';
import { statusOrder } from './report-words.ts';

/** A finding with its number in the report. */
export interface NumberedFinding extends PreflightFinding {
  /** From 1, through the whole report. */
  number: number;
}

/** Findings of a check that need the same fix. */
export interface AdviceGroup {
  advice: string;
  findings: NumberedFinding[];
}

export interface NumberedCheck {
  check: PreflightCheck;
  groups: AdviceGroup[];
  /** Findings that aren't listed. */
  others: number;
}

/** The checks that didn't pass, worst first, with the findings that a report lists, grouped by advice and numbered in its order. */
export function numberedChecks({ checks }: Pick<PreflightResult, 'checks'>): NumberedCheck[] {
  let number = 0;
  return statusOrder
    .filter((status) => status !== 'pass')
    .flatMap((status) => checks.filter((check) => check.status === status))
    .map((check) => {
      const listed = check.findings.slice(0, limits.reportFindings);
      const groups = [...Map.groupBy(listed, ({ advice }) => advice)].map(([advice, findings]) => ({
        advice,
        findings: findings.map((finding) => {
          number += 1;
          return { ...finding, number };
        }),
      }));
      return { check, groups, others: check.findings.length - listed.length + check.findingsLeftOut };
    });
}

/** Where a finding is on a page; undefined if it isn't there or has no position. */
export function boxOnPage({ page, box, alsoOn = [] }: PreflightFinding, number: number) {
  if (page === number) return box ?? undefined;
  return alsoOn.find((other) => other.page === number)?.box;
}
