import type { PreflightJob, PreflightProfile, PreflightResult } from '@printpartner/contracts/types';
import { api } from '../../../platform/api/client.ts';

interface JudgedBy {
  profile: PreflightProfile;
  job?: PreflightJob | undefined;
}

/** The result by another job or profile, from what the check found; null if the file must be sent again. */
export async function judgeAgain(
  sessionId: string,
  { profile, job }: JudgedBy,
  signal: AbortSignal,
): Promise<PreflightResult | null> {
  try {
    return await api('POST /api/preflight/:sessionId/judge', {
      params: { sessionId },
      body: { profile, job: job ?? null },
      signal,
    });
  } catch {
    // Whatever the reason, checking it again answers, or says what is wrong.
    return null;
  }
}
