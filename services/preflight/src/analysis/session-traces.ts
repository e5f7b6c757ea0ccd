import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import type { Queue } from 'bullmq';
import type { Leavings } from '../sessions/preflight-sessions.repository.ts';
import { ANALYSIS_QUEUE, type AnalysisJob } from './analysis-queue.ts';

/** What a session leaves behind outside the database. */
@Injectable()
export class SessionTraces {
  constructor(
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
    private readonly store: FileStore,
  ) {}

  /** Removes files, and jobs that wait, which may hold a password; one that runs sees by itself that it is not wanted. */
  async remove(left: readonly Leavings[]): Promise<void> {
    for (const { fileKey, inkKey } of left) {
      await this.store.remove(fileKey);
      if (inkKey) await this.store.remove(inkKey);
      await this.queue.remove(fileKey);
    }
  }
}
