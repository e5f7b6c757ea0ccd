import type { PreflightMode, PreflightResult, ProfileId } from '@printpartner/preflight-engine';

/** What the child is asked. */
export interface AnalysisOrder {
  path: string;
  mode: PreflightMode;
  profile: ProfileId;
  password?: string | undefined;
}

/** What the child tells. */
export type AnalysisNews =
  | { kind: 'progress'; page: number; pages: number }
  | { kind: 'done'; result: PreflightResult }
  | { kind: 'broken'; message: string };
