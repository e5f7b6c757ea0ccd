import { Inject, Injectable } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { withRedisDeadline } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { ANALYSIS_QUEUE, type AnalysisJob, FairQueue } from '../analysis/fair-queue.ts';
import { isVersionFile } from '../files/file-keys.ts';
import { ENDED_BATCH, PreflightSessionsRepository } from './preflight-sessions.repository.ts';
import { checkKeyOf, type DeletedSession } from './preflight-session.entity.ts';

/** Removes sessions together with their files and their waiting jobs. */
@Injectable()
export class SessionCleanup {
  constructor(
    private readonly sessions: PreflightSessionsRepository,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
    private readonly store: FileStore,
    private readonly fairQueue: FairQueue,
  ) {}

  async forget(id: string, owner: string): Promise<void> {
    const deleted = await this.sessions.forget(id, owner);
    await this.removeFiles(deleted);
    for (const { source } of deleted) await this.fairQueue.moveUp(source);
  }

  /** Ends early when aborted. @param minutes since the check ended */
  async removeEnded(minutes: number, signal?: AbortSignal): Promise<void> {
    await this.sessions.deleteForgotten(minutes, signal);
    for (;;) {
      if (signal?.aborted) return;
      const deleted = await this.sessions.deleteEnded(minutes);
      await this.removeFiles(deleted);
      if (deleted.length < ENDED_BATCH) return;
    }
  }

  async removeAllOf(manager: EntityManager, owner: string): Promise<void> {
    await this.removeFiles(await this.sessions.deleteAllOf(manager, owner));
  }

  /** Ends the checks of versions that are removed. */
  async removeChecks(manager: EntityManager, owner: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.removeFiles(await this.sessions.deleteChecks(manager, owner, ids));
  }

  private async removeFiles(removed: readonly DeletedSession[]): Promise<void> {
    for (const { fileKey, inkKey } of removed) {
      await removeUpload(this.store, fileKey);
      if (inkKey) await this.store.remove(inkKey);
    }
    // A waiting job may hold a password. A running one stops when it finds its session gone.
    for (const session of removed) await withRedisDeadline(this.queue.remove(checkKeyOf(session)));
  }
}

/** Removes the file of a check that is over, but not a version, which others can download and check again. */
export async function removeUpload(store: FileStore, fileKey: string): Promise<void> {
  if (!isVersionFile(fileKey)) await store.remove(fileKey);
}
