import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { PreflightJob, PreflightMode, PreflightProfile, PreflightResult } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { ChildBroken, ChildDied, ChildTimedOut } from '../isolation/child-pool.ts';
import type { CheckedUpload } from '../analysis/present-result.ts';
import { type Caller, SharedPool } from '../isolation/shared-pool.ts';

/** Request to the child process. */
export interface JudgeRequest {
  survey: Uint8Array;
  upload: CheckedUpload;
  mode: PreflightMode;
  profile: PreflightProfile;
  job: PreflightJob | null;
}

const HEAP_MB = 512;
const DATA_KB = 1_000_000;

/** Judges files again in child processes, from what their checks found. */
@Injectable()
export class JudgePool implements OnApplicationShutdown {
  private readonly logger = new Logger(JudgePool.name);
  private readonly pool = new SharedPool<JudgeRequest, string | null>(
    { module: new URL('judge.child', import.meta.url), heapMb: HEAP_MB, dataKb: DATA_KB },
    {
      parallel: 2,
      parallelOfSource: 2,
      // The judging takes milliseconds.
      limitMs: 10_000,
      minMs: 1_000,
      busyMessage: 'Too many files are being checked right now. Try again in a minute.',
    },
  );
  private isStopping = false;

  /**
   * @param source whose requests count together, as uploads do
   * @returns null if the file itself is needed, because what was found says too little or can't be read
   * @throws AppError system.busy
   */
  async judge(request: JudgeRequest, source: string, call: Caller): Promise<PreflightResult | null> {
    try {
      const result = await this.pool.run(request, source, call);
      return result === null ? null : (JSON.parse(result) as PreflightResult);
    } catch (error) {
      const isOfChild = [ChildBroken, ChildDied, ChildTimedOut].some((kind) => error instanceof kind);
      if (this.isStopping || !isOfChild) throw error;
      this.logger.warn({ sessionId: request.upload.id, ...describeError(error) });
      return null;
    }
  }

  onApplicationShutdown(): void {
    this.isStopping = true;
    this.pool.close();
  }
}
