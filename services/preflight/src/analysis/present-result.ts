import type { PreflightResult as Shown } from '@printpartner/contracts';
import type { PreflightResult } from '@printpartner/preflight-engine';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';

const MB = 1_048_576;

/** What the engine found as the user's browser gets it. */
export function presentResult({ id, filename, fileSize }: PreflightSession, found: PreflightResult): Shown {
  const { error: _error, checks, ...result } = found;
  return {
    ...result,
    sessionId: id,
    filename,
    fileSize: `${(Number(fileSize) / MB).toFixed(2)} MB`,
    pages: result.pages.map(({ boxes, ...page }) => ({ ...page, boxes: mutable(boxes) })),
    checks: checks.map((check) => ({
      ...check,
      findings: check.findings.map(({ check: _id, ...finding }) => ({
        ...finding,
        box: finding.box && [...finding.box],
      })),
    })) as Shown['checks'],
  };
}

const mutable = (boxes: PreflightResult['pages'][number]['boxes']): Shown['pages'][number]['boxes'] =>
  structuredClone(boxes) as Shown['pages'][number]['boxes'];
