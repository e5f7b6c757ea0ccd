/** Data of the job that looks at one file. The password is gone with the job. */
export interface AnalysisJob {
  sessionId: string;
  fileKey: string;
  password?: string | undefined;
}

export const analysisQueueName = 'preflight.analyses';
export const ANALYSIS_QUEUE = Symbol(analysisQueueName);
export const ANALYSIS_REDIS_URL = Symbol('analysis redis url');
/** Times that a file is looked at before it is given up. */
export const MOST_ATTEMPTS = 2;

/** One job a file: the id of a session may come again. It leaves nothing behind: the session says how it ended. */
export const analysisJobOptions = (fileKey: string) => ({
  jobId: fileKey,
  attempts: MOST_ATTEMPTS,
  backoff: 500,
  removeOnComplete: true,
  removeOnFail: true,
});
