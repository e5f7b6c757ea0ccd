import {
  type PreflightCheck,
  type PreflightResult as PresentedResult,
  type PreflightStatus,
  profileLimits,
} from '@printpartner/contracts';
import {
  type CheckId,
  headlineOf,
  inkLimits,
  type Measure,
  type PreflightResult,
  profiles,
} from '@printpartner/preflight-engine';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';

const MB = 1_048_576;
const POINTS_PER_INCH = 72;

const REPLACEMENT = '\uFFFD';

/** What the pages may take when a result is too large. The counts of findings by page take up to half of it. */
const PAGES_SHARE = 1 / 3;

/** Checks whose lengths are customarily given in inches; type and line sizes stay in points. */
const checksInInches: ReadonlySet<CheckId> = new Set(['page-size', 'bleed', 'safe-margin']);
const digitsOfUnit: Readonly<Record<string, number>> = { ppi: 1, in: 3 };

export type CheckedUpload = Pick<PreflightSession, 'id' | 'filename' | 'fileSize'>;

/** The engine's result as the API returns it, cut to a size that can be stored and sent. */
export function presentResult(
  { id, filename, fileSize }: CheckedUpload,
  engineResult: PreflightResult,
): PresentedResult {
  const { error: _error, checks, ...result } = engineResult;
  const counts = countVerdicts(checks);
  const { ink, ...limits } = profiles[result.profile];
  const presented = storable<PresentedResult>({
    ...result,
    verdict: headlineOf(engineResult),
    counts,
    limits: profileLimits.parse({ ...limits, ink: { ...ink, ...inkLimits } }),
    sessionId: id,
    filename,
    // At least 0.01, so that a small file isn't shown as 0 MB.
    fileSize: `${Math.max(0.01, Number(fileSize) / MB).toFixed(2)} MB`,
    checks: checks.map((check) => ({
      ...check,
      findings: check.findings.map(({ check: checkId, measured, limit, ...finding }) => ({
        ...finding,
        measured: withText(checkId, measured),
        limit: withText(checkId, limit),
      })),
    })),
  });
  return withPagesText(fitResult(presented));
}

/** Says in Page Count & Size that pages are missing from the previews. */
function withPagesText(result: PresentedResult): PresentedResult {
  const { pages, pageCount } = result;
  if (pages.length >= pageCount) return result;
  const text = `The first ${countOf(pages.length)} of ${countOf(pageCount)} pages are listed and shown.`;
  const checks = result.checks.map((check) =>
    check.id === 'page-size' ? { ...check, details: [check.details, text].filter(Boolean).join(' ') } : check,
  );
  return { ...result, checks };
}

const countOf = (count: number): string => count.toLocaleString('en-US');

function countVerdicts(checks: readonly Pick<PreflightCheck, 'status'>[]): Record<PreflightStatus, number> {
  const counts = { fail: 0, warning: 0, manual: 0, pass: 0 };
  for (const { status } of checks) counts[status] += 1;
  return counts;
}

const withText = (checkId: CheckId, measure: Measure | null) =>
  measure && { ...measure, text: measureText(checkId, measure) };

/** A measure in its check's customary unit: `148 ppi`, `0.125 in`, `3`. */
export function measureText(checkId: CheckId, { value, unit }: Measure): string {
  if (unit === 'pt' && checksInInches.has(checkId)) return formatMeasure(value / POINTS_PER_INCH, 'in');
  return formatMeasure(value, unit);
}

function formatMeasure(value: number, unit: string): string {
  // Hairlines need thousandths of a point.
  const digits = unit === 'pt' ? (Math.abs(value) < 1 ? 3 : 2) : (digitsOfUnit[unit] ?? 0);
  const space = unit === '%' ? '' : ' ';
  return `${Number(value.toFixed(digits))}${space}${unit}`.replace('-', '−').trim();
}

/** Replaces what Postgres rejects, NUL and lone surrogates, with U+FFFD. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', REPLACEMENT);

/** Applies `storableText` to every string in a JSON value. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  ) as T;

/** Bytes as JSON; with 2 MB as the limit, there is room for a few more words. */
export const RESULT_BYTES = 1_500_000;
/** Findings per check, and further places per finding, tried until the result fits. */
const shorterLists = [50, 20, 5, 1, 0] as const;

/**
 * A result of at most so many bytes, with the worst findings and the first pages. Verdicts and counts stay. One that is
 * still larger has only what can't be cut.
 */
export function fitResult(result: PresentedResult, bytes: number = RESULT_BYTES): PresentedResult {
  if (bytesOf(result) <= bytes) return result;
  const short = { ...result, pages: firstPages(result.pages, bytes * PAGES_SHARE) };
  let fitted = short;
  for (const most of shorterLists) {
    if (bytesOf(fitted) <= bytes) break;
    fitted = { ...short, checks: short.checks.map((check) => withFindings(check, most)) };
  }
  return fitted;
}

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function firstPages(pages: PresentedResult['pages'], bytes: number): PresentedResult['pages'] {
  let left = bytes;
  const end = pages.findIndex((page) => (left -= bytesOf(page) + 1) < 0);
  return end < 0 ? pages : pages.slice(0, end);
}

function withFindings(check: PreflightCheck, most: number): PreflightCheck {
  const { findings, findingsLeftOut } = check;
  return {
    ...check,
    findings: findings.slice(0, most).map((finding) => ({
      ...finding,
      ...(finding.alsoOn && { alsoOn: finding.alsoOn.slice(0, most) }),
    })),
    findingsLeftOut: findingsLeftOut + Math.max(0, findings.length - most),
  };
}
