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
import { fitResult } from './fit-result.ts';
import { storable } from './storable-text.ts';

const MB = 1_048_576;
const POINTS_PER_INCH = 72;
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
