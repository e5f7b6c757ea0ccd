import { workQueues } from '@printpartner/contracts';

export interface AnalysisJob {
  sessionId: string;
  fileKey: string;
  /** Stored only here, so it's deleted with the job. */
  password?: string | undefined;
}

export const ANALYSIS_QUEUE_NAME = workQueues.analyses;
export const ANALYSIS_QUEUE = Symbol(ANALYSIS_QUEUE_NAME);
export const ANALYSIS_REDIS_URL = Symbol('analysis redis url');
export const MAX_ATTEMPTS = 2;

/**
 * The job id is the file's key because a session id can be used again. Finished jobs are removed: the session records
 * the outcome.
 *
 * @param rank of `Turn`
 */
export const analysisJobOptions = (fileKey: string, rank: number) => ({
  jobId: fileKey,
  priority: rank,
  attempts: MAX_ATTEMPTS,
  backoff: 500,
  removeOnComplete: true,
  removeOnFail: true,
});
