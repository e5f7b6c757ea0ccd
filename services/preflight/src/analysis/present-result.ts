import { type PreflightResult as Shown, profileLimits } from '@printpartner/contracts';
import { inkLimits, type Measure, type PreflightResult, profiles } from '@printpartner/preflight-engine';
import { countVerdicts } from '../result-words/count-verdicts.ts';
import { measureText } from '../result-words/measure-text.ts';
import { verdictSentence } from '../result-words/verdict-sentence.ts';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { storable } from '../sessions/storable-text.ts';

const MB = 1_048_576;
type Upload = Pick<PreflightSession, 'id' | 'filename' | 'fileSize'>;

/** What the engine found as the user's browser gets it. */
export function presentResult({ id, filename, fileSize }: Upload, found: PreflightResult): Shown {
  const { error: _error, checks, ...result } = found;
  const counts = countVerdicts(checks);
  const { ink, ...limits } = profiles[result.profile];
  return storable({
    ...result,
    verdict: verdictSentence({ ...result, counts }),
    counts,
    limits: profileLimits.parse({ ...limits, ink: { ...ink, ...inkLimits } }),
    sessionId: id,
    filename,
    // Never 0 of what is there.
    fileSize: `${Math.max(0.01, Number(fileSize) / MB).toFixed(2)} MB`,
    checks: checks.map((check) => ({
      ...check,
      findings: check.findings.map(({ check: checkId, measured, limit, ...finding }) => ({
        ...finding,
        measured: spoken(checkId, measured),
        limit: spoken(checkId, limit),
      })),
    })),
  });
}

const spoken = (checkId: string, measure: Measure | null) =>
  measure && { ...measure, text: measureText(checkId, measure) };
