import { limits, type PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { bytesOf, fitResult } from '../analysis/present-result.ts';

/** The columns of a kept result. @throws AppError preflight.kept_too_large */
export function keptAs(result: PreflightResult) {
  const { filename, mode, profile, status, counts, opens, passwordNeeded, checks } = result;
  const judged = { status, opens, passwordNeeded, counts, checks };
  return { filename, mode, profile, ...judged, result: reduced(result) };
}

/**
 * Drops pages without findings, except the first, which gives the trim size, and findings beyond the size limit.
 *
 * @throws AppError preflight.kept_too_large
 */
function reduced(result: PreflightResult): PreflightResult {
  const findings = result.checks.flatMap((check) => check.findings);
  const flagged = new Set(
    findings.flatMap(({ page, alsoOn = [] }) => [page, ...alsoOn.map((other) => other.page)]),
  );
  const pages = result.pages.filter(({ number }, index) => index === 0 || flagged.has(number));
  const fitted = fitResult({ ...result, pages }, limits.keptResultBytes);
  // Tens of thousands of pages with findings, whose counts alone exceed the limit.
  if (bytesOf(fitted) <= limits.keptResultBytes) return fitted;
  throw new AppError('preflight.kept_too_large', {
    userMessage: 'This result has too many findings to keep. Download its report instead.',
  });
}
