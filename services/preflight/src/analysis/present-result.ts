import { type PreflightResult as Shown, profileLimits } from '@printpartner/contracts';
import { type PreflightResult, profiles } from '@printpartner/preflight-engine';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';

const MB = 1_048_576;

/** What the engine found as the user's browser gets it. */
export function presentResult({ id, filename, fileSize }: PreflightSession, found: PreflightResult): Shown {
  const { error: _error, checks, ...result } = found;
  return {
    ...result,
    limits: profileLimits.parse(profiles[result.profile]),
    sessionId: id,
    filename,
    fileSize: `${(Number(fileSize) / MB).toFixed(2)} MB`,
    checks: checks.map((check) => ({
      ...check,
      findings: check.findings.map(({ check: _id, ...finding }) => finding),
    })),
  };
}
