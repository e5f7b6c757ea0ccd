import type { PreflightResult } from '@printpartner/contracts/types';
import type { AnalysisProgress } from './api/analyze-pdf.ts';

export interface Done {
  state: 'done';
  result: PreflightResult;
  file: File;
  password: string | undefined;
}

/** The result of the same file that a check under way, or a failed one, would replace. */
interface Unfinished {
  previous?: Done | undefined;
}

/** The check of one file, from none to its result. */
export type Analysis =
  | { state: 'none' }
  | (Unfinished & { state: 'working'; progress: AnalysisProgress })
  | (Unfinished & { state: 'failed'; message: string })
  | (Unfinished & { state: 'too-large' })
  | Done;

/** The result that canceling or closing a check returns to. */
export const previousOf = (analysis: Analysis): Done | undefined =>
  'previous' in analysis ? analysis.previous : undefined;
