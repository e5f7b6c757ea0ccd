/** The child process died or ran out of memory, possibly because of the file. */
export class AnalysisDied extends Error {}
export class AnalysisTimedOut extends Error {}
/** The child caught an error in our code. A retry would fail the same way. */
export class AnalysisBroken extends Error {}

const COULD_NOT_CHECK = "This file couldn't be checked";

/** For a file whose attempts ended without an error, such as when the worker's machine went down. */
export const INTERRUPTED_MESSAGE = `${COULD_NOT_CHECK}: the check was interrupted. Try again.`;

/** Message for the user. */
export function failureMessage(error: unknown): string {
  if (error instanceof AnalysisTimedOut)
    return `${COULD_NOT_CHECK}: it takes longer than the time limit. Split the file and try again.`;
  if (error instanceof AnalysisDied)
    return `${COULD_NOT_CHECK}: it needs too much memory or crashes the PDF reader. Export the PDF again and try once more.`;
  return `${COULD_NOT_CHECK} because of an error on our side. Try again.`;
}

export const isRetryable = (error: unknown): boolean =>
  !(error instanceof AnalysisTimedOut || error instanceof AnalysisBroken);
