import type { InkPagePlace } from '../ink/ink-file.ts';
import type { PreflightMode, PreflightResult, ProfileId } from '@printpartner/preflight-engine';

/** What the child is asked. */
export interface AnalysisOrder {
  path: string;
  mode: PreflightMode;
  profile: ProfileId;
  password?: string | undefined;
  /** Where the pages' inks are written in full mode. */
  inkPath: string;
}

/** What came of a file. */
export interface Analyzed {
  result: PreflightResult;
  inkPages: InkPagePlace[];
}

/** What the child tells. */
export type AnalysisNews =
  | { kind: 'progress'; page: number; pages: number }
  | ({ kind: 'done' } & Analyzed)
  | { kind: 'broken'; message: string };
