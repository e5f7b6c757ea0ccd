import type { PreflightResult } from '@printpartner/contracts';
import { checkNames, headlineOf } from '@printpartner/preflight-engine';

/** Reads a stored result with the headline and check names of today, whichever version stored it. */
export const storedResult = {
  to: (result: PreflightResult | null | undefined) => result,
  from: (result: PreflightResult | null): PreflightResult | null =>
    result && {
      ...result,
      verdict: headlineOf(result),
      checks: result.checks.map((check) => ({ ...check, name: checkNames[check.id] })),
    },
};
