import type { DocumentSurvey } from '../facts/survey.ts';
import type { InkFacts } from '../facts/ink-facts.ts';
import type { Box } from '../pdf/boxes.ts';
import type { Profile } from '../profile/profile.ts';
import type { JobSpec } from '../job/job-spec.ts';
import type {
  CheckId,
  CheckStatus,
  Finding,
  LowResImage,
  Measure,
  PreflightMode,
  Severity,
} from '../report/preflight-result.ts';

/** The input of a check. */
export interface CheckInput extends DocumentSurvey {
  profile: Profile;
  mode: PreflightMode;
  job: JobSpec;
  /** One per page, in order; null in quick mode. */
  ink: readonly InkFacts[] | null;
}

/** Pages affected by a finding besides the page it names. */
export interface Elsewhere {
  severity: Severity;
  pages: readonly number[];
}

/** The result of a check without the fields common to all. */
export interface Verdict {
  status: CheckStatus;
  message: string;
  details?: string;
  findings: Finding[];
  elsewhere?: readonly Elsewhere[];
  lowResImages?: LowResImage[];
}

/** One of the fifteen checks: a pure function of the facts. */
export interface Check {
  id: CheckId;
  /** Whether it depends on page content, so that an unreadable page leaves it without evidence. */
  needsPageContent: boolean;
  /** Whether it needs pixels or geometry, which quick mode skips. */
  isFullOnly: boolean;
  evaluate(input: CheckInput): Verdict;
}

type FindingInput = Pick<
  Finding,
  'severity' | 'message' | 'advice' | 'object' | 'kind' | 'fromJob' | 'alsoOn'
> & {
  page?: number;
  box?: Box | null;
  measured?: Measure;
  limit?: Measure;
};

/** A finding of a check; fields without a value are null. */
export function finding(check: CheckId, { page, box, measured, limit, ...others }: FindingInput): Finding {
  return {
    check,
    ...others,
    page: page ?? null,
    box: box ?? null,
    measured: measured ?? null,
    limit: limit ?? null,
  };
}

const severityRank: Readonly<Record<CheckStatus, number>> = { pass: 0, manual: 1, warning: 2, fail: 3 };

export const isWorse = (a: CheckStatus, b: CheckStatus): boolean => severityRank[a] > severityRank[b];

export const worstOf = (statuses: readonly CheckStatus[]): CheckStatus =>
  statuses.reduce<CheckStatus>((worst, status) => (isWorse(status, worst) ? status : worst), 'pass');

/** Worst severity first, then by page; findings on one page keep their order. */
export const worstFirst = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) => severityRank[b.severity] - severityRank[a.severity] || (a.page ?? 0) - (b.page ?? 0),
  );

/** The verdict has the worst finding's severity and message; `clean` is the message without findings. */
export function verdictOf(findings: readonly Finding[], clean: string, details?: string): Verdict {
  const ordered = worstFirst(findings);
  const [worst] = ordered;
  if (!worst) return { status: 'pass', message: clean, findings: [], ...(details && { details }) };
  const others = ordered.length - 1;
  const more = others > 0 ? ` And ${others} more.` : '';
  return {
    status: worst.severity,
    message: `${worst.message}${more}`,
    findings: ordered,
    ...(details && { details }),
  };
}
