import { limits, type PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';

/**
 * A result without the pages that nothing was found on; the first stays, for its size.
 *
 * @throws AppError preflight.kept_too_large
 */
export function keptPart(result: PreflightResult): PreflightResult {
  const found = new Set(result.checks.flatMap(({ findings }) => findings.map(({ page }) => page)));
  const pages = result.pages.filter(({ number }, index) => index === 0 || found.has(number));
  const kept = { ...result, pages };
  if (Buffer.byteLength(JSON.stringify(kept)) <= limits.keptResultBytes) return kept;
  throw new AppError('preflight.kept_too_large', {
    userMessage:
      'Too much was found in this file for its result to be kept. Its report holds the worst of it.',
  });
}
