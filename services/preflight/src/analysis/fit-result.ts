import type { PreflightCheck, PreflightResult } from '@printpartner/contracts';

/** Bytes as JSON; with 2 MB as the limit, there is room for a few more words. */
export const RESULT_BYTES = 1_500_000;
/** What the pages may take when a result is too large. The counts of findings by page take up to half of it. */
const PAGES_SHARE = 1 / 3;
/** Findings per check, and further places per finding, tried until the result fits. */
const shorterLists = [50, 20, 5, 1, 0] as const;

/**
 * A result of at most so many bytes, with the worst findings and the first pages. Verdicts and counts stay. One that is
 * still larger has only what can't be cut.
 */
export function fitResult(result: PreflightResult, bytes: number = RESULT_BYTES): PreflightResult {
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

function firstPages(pages: PreflightResult['pages'], bytes: number): PreflightResult['pages'] {
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
