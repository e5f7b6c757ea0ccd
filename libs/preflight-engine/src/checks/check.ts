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
} from '../report/preflight-result.ts';

import { type Elsewhere, grouped, type PagesMessage } from './grouped-findings.ts';

/** The input of a check. */
export interface CheckInput extends DocumentSurvey {
  profile: Profile;
  mode: PreflightMode;
  job: JobSpec;
  /** One per page, in order; null in quick mode. */
  ink: readonly InkFacts[] | null;
}

/** The result of a check without the fields common to all. */
export interface Verdict {
  status: CheckStatus;
  message: string;
  details?: string;
  findings: Finding[];
  elsewhere?: readonly Elsewhere[];
  /** Some page has more marks than are kept, and all of those are findings. */
  isAtLeast?: boolean;
  lowResImages?: LowResImage[];
}

/** A check: a pure function of the facts. */
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
  'severity' | 'advice' | 'object' | 'kind' | 'fromJob' | 'alsoOn' | 'pageCount' | 'quote'
> & {
  /** A function if it has to name several pages in other words than `Page 3: …`. */
  message: string | PagesMessage;
  page?: number;
  box?: Box | null;
  measured?: Measure;
  limit?: Measure;
};

const pagesMessages = new WeakMap<Finding, PagesMessage>();

/** A finding of a check; fields without a value are null. */
export function finding(
  check: CheckId,
  { page, box, measured, limit, message, ...others }: FindingInput,
): Finding {
  const one = {
    check,
    ...others,
    message: typeof message === 'string' ? message : message(page === undefined ? [] : [page]),
    page: page ?? null,
    box: box ?? null,
    measured: measured ?? null,
    limit: limit ?? null,
  };
  if (typeof message !== 'string') pagesMessages.set(one, message);
  return one;
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

/**
 * The verdict has the worst finding's severity and message; `clean` is the message without findings. What is true of
 * several pages is one finding.
 */
export function verdictOf(findings: readonly Finding[], clean: string, details?: string): Verdict {
  const { findings: ordered, elsewhere } = grouped(worstFirst(findings), (one) => pagesMessages.get(one));
  const [worst] = ordered;
  if (!worst) return { status: 'pass', message: clean, findings: [], ...(details && { details }) };
  const others = ordered.length - 1;
  const more = others > 0 ? ` And ${others} more.` : '';
  return {
    status: worst.severity,
    message: `${worst.message}${more}`,
    findings: ordered,
    elsewhere,
    ...(details && { details }),
  };
}

/** Whether a page's list of marks, worst first, is full of findings, so that there may be more. */
export const isFullOf = <Mark>(
  marks: readonly Mark[],
  kept: number,
  isFound: (mark: Mark) => boolean,
): boolean => {
  const last = marks.at(-1);
  return last !== undefined && marks.length >= kept && isFound(last);
};
