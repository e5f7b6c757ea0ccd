import type {
  PreflightJob,
  PreflightMode,
  PreflightProfile,
  PreflightResult,
} from '@printpartner/contracts/types';
import { api, ApiError } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

interface JudgedBy {
  mode: PreflightMode;
  profile: PreflightProfile;
  job?: PreflightJob | null | undefined;
}

/** What was found doesn't answer this change, or is no longer there. */
const fileCodes: ReadonlySet<string> = new Set(['preflight.file_needed', 'preflight.not_found']);

/**
 * The result by another job, profile or mode, from what the check found; null if the file must be sent again.
 *
 * @throws ApiError for every other refusal, TypeError without a connection
 */
export async function judgeAgain(
  sessionId: string,
  { mode, profile, job }: JudgedBy,
  signal?: AbortSignal,
): Promise<PreflightResult | null> {
  try {
    const result = await api('POST /api/preflight/:sessionId/judge', {
      params: { sessionId },
      body: { mode, profile, job: job ?? null },
      ...(signal && { signal }),
    });
    // A server of the release before ignores the mode.
    return result.mode === mode ? result : null;
  } catch (error) {
    if (error instanceof ApiError && fileCodes.has(error.problem?.code ?? '')) return null;
    throw error;
  }
}

/** The error message for the user. */
export function judgingErrorText(error: unknown): string {
  const details = failureText(error, 'Server error during PDF processing.', 'the connection was lost.');
  return `PDF analysis failed: ${details} The last result is unchanged.`;
}
