import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { PreflightJob, PreflightMode, PreflightResult } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import type { ProfileId } from '@printpartner/preflight-engine';
import { ChildPool, ChildBroken } from '../isolation/child-pool.ts';
import type { WrittenInks } from './ink-file.ts';
import type { CheckedUpload } from './present-result.ts';

/** Request to the child process. */
export interface AnalysisRequest {
  upload: CheckedUpload;
  path: string;
  mode: PreflightMode;
  profile: ProfileId;
  job: PreflightJob | null;
  password?: string | undefined;
  /** Where a full check writes the pages' ink data. */
  inkPath: string;
  /** Time limit for rendering and decoding all pages, ms. */
  inkMs: number;
  /** Time limit for the whole file, ms. */
  limitMs: number;
}

export interface Analysis {
  result: PreflightResult;
  /** Null for a quick check. */
  inks: WrittenInks | null;
  /** What was found, packed; null if it is too large to keep or the file doesn't open. */
  survey: Uint8Array | null;
}

/** The child's answer. The result is JSON, so that its size is known before it is read. */
export type AnalysisAnswer = Omit<Analysis, 'result'> & { result: string };

export interface AnalysisProgress {
  page: number;
  pages: number;
}

export interface AnalysisLimits {
  /** Files checked in parallel. */
  workers: number;
  /** Time limit per file of an account, ms. */
  limitMs: number;
  /** Time limit per file of a visitor, ms. */
  visitorLimitMs: number;
}

export const ANALYSIS_LIMITS = Symbol('analysis limits');

/** Characters of JSON. The child cuts its results to less. */
const MAX_RESULT = 2_000_000;
const HEAP_MB = 1_024;
/** Not below the limit of the engine's decoding process, which inherits this one. */
const DATA_KB = 2_500_000;

/** Checks files in child processes. */
@Injectable()
export class AnalysisPool implements OnApplicationShutdown {
  private readonly pool: ChildPool<AnalysisRequest, AnalysisAnswer, AnalysisProgress>;

  constructor(store: FileStore) {
    this.pool = new ChildPool({
      module: new URL('analysis.child', import.meta.url),
      heapMb: HEAP_MB,
      dataKb: DATA_KB,
      // Not the store itself: a hostile file reaches only those that are being checked.
      folder: store.localFolder,
      // Images are decoded in a process of their own.
      startsProcesses: true,
    });
  }

  /** @throws ChildDied, ChildTimedOut, ChildNotStarted, ChildBroken, or the signal's reason */
  async run(
    request: AnalysisRequest,
    onProgress: (progress: AnalysisProgress) => void,
    signal: AbortSignal,
  ): Promise<Analysis> {
    const limitMs = () => request.limitMs;
    const { result, ...found } = await this.pool.run(request, { limitMs, onProgress, signal });
    if (result.length > MAX_RESULT) throw new ChildBroken(`the result has ${result.length} characters`);
    return { result: JSON.parse(result) as PreflightResult, ...found };
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}
