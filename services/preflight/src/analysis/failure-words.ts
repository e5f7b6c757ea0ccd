import { AnalysisBroken, AnalysisDied, AnalysisTimedOut } from './analysis-process.ts';

const words = (why: string) => `This file could not be checked${why}`;

/** Of a file whose attempts ended without a word, as when a worker's machine went down. */
export const interrupted = words(': its check was interrupted. Please try again.');

/** Why a file is given up, for its owner. */
export function failureWords(error: unknown): string {
  if (error instanceof AnalysisTimedOut) return words(': it takes longer than one file may.');
  if (error instanceof AnalysisDied)
    return words(': it needs more memory than one file may have, or ends the program that reads it.');
  return words(' because of an error of ours. Please try again.');
}

/** Whether the same may not happen again. */
export const isWorthAnotherAttempt = (error: unknown): boolean =>
  !(error instanceof AnalysisTimedOut || error instanceof AnalysisBroken);
