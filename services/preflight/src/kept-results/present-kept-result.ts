import type { KeptResult as KeptResultAnswer } from '@printpartner/contracts';
import type { KeptResult } from './kept-result.entity.ts';

/** A kept result as lists have it. */
export function presentKeptResult(kept: KeptResult): KeptResultAnswer {
  const { id, projectId, filename, mode, profile, status, opens, passwordNeeded, counts, keptAt } = kept;
  return {
    id,
    projectId,
    filename,
    mode,
    profile,
    status,
    opens,
    passwordNeeded,
    counts,
    keptAt: keptAt.toISOString(),
  };
}
