import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { createWorker } from '@printpartner/messaging';
import type { Job, Worker } from 'bullmq';
import { inkKeyOf } from '../ink/ink-key.ts';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';
import { ANALYSIS_LIMITS, type AnalysisLimits, AnalysisPool } from './analysis-pool.ts';
import { ANALYSIS_REDIS_URL, type AnalysisJob, analysisQueueName, MOST_ATTEMPTS } from './analysis-queue.ts';
import { presentResult } from './present-result.ts';

const gaveUp =
  'This file could not be checked: it took too long, or needs more memory than one file may have.';

/** Takes files one by one and has them looked at. */
@Injectable()
export class AnalysisWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<AnalysisJob>;

  constructor(
    @Inject(ANALYSIS_REDIS_URL) private readonly redisUrl: string,
    @Inject(ANALYSIS_LIMITS) private readonly limits: AnalysisLimits,
    private readonly pool: AnalysisPool,
    private readonly sessions: PreflightSessions,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = createWorker<AnalysisJob>(analysisQueueName, this.redisUrl, (job) => this.work(job), {
      concurrency: this.limits.workers,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.close(true);
  }

  private async work(job: Job<AnalysisJob>): Promise<void> {
    const session = await this.sessions.find(job.data.sessionId);
    // Removed meanwhile, or done by a worker that died before it could say so.
    if (!session || session.state === 'done') return;
    // A file that kills its reader may be the machine's fault once.
    if (session.attempts >= MOST_ATTEMPTS) return this.giveUp(session);
    await this.sessions.begin(session.id);
    try {
      await this.analyze(session, job.data.password);
    } catch (error) {
      if (session.attempts + 1 < MOST_ATTEMPTS) throw error;
      await this.giveUp(session);
    }
  }

  private async analyze(session: PreflightSession, password: string | undefined): Promise<void> {
    const gone = new AbortController();
    const { mode, profile, fileKey } = session;
    const onProgress = (page: number, pages: number) =>
      void this.sessions.advance(session.id, page, pages).then((isThere) => {
        if (!isThere) gone.abort(new Error('removed meanwhile'));
      });
    const inkKey = inkKeyOf(session.id);
    const inkPath = this.store.pathOf(inkKey);
    let hasInks = false;
    try {
      const { result, inkPages } = await this.pool.run(
        { path: this.store.pathOf(fileKey), mode, profile, password, inkPath },
        onProgress,
        gone.signal,
      );
      const isThere = await this.sessions.finish(session.id, presentResult(session, result), inkPages);
      hasInks = isThere && inkPages.length > 0;
    } finally {
      // Whoever removed the session meanwhile could not know what was still being written.
      if (!hasInks) await this.store.remove(inkKey);
    }
    await this.store.remove(fileKey);
  }

  private async giveUp({ id, fileKey }: PreflightSession): Promise<void> {
    await this.sessions.fail(id, gaveUp);
    await this.store.remove(fileKey);
  }
}
