import type { WrittenInks } from '../ink/ink-file.ts';
import type { PreflightMode, PreflightResult, ProfileId } from '@printpartner/preflight-engine';

/** What the child is asked. */
export interface AnalysisOrder {
  path: string;
  mode: PreflightMode;
  profile: ProfileId;
  password?: string | undefined;
  /** Where the pages' inks are written in full mode. */
  inkPath: string;
  /** Most ms that painting and decoding of all pages may take. */
  inkMs: number;
}

/** What came of a file. */
export interface Analyzed {
  result: PreflightResult;
  /** Null of a quick check. */
  inks: WrittenInks | null;
}

/** What the child tells. */
export type AnalysisNews =
  | { kind: 'progress'; page: number; pages: number }
  | ({ kind: 'done' } & Analyzed)
  | { kind: 'broken'; message: string };
