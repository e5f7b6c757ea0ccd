import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { FileStore } from '@printpartner/file-store';
import { createWorker, describeError } from '@printpartner/messaging';
import type { Job, Worker } from 'bullmq';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { type Lease, PreflightSessions } from '../sessions/preflight-sessions.repository.ts';
import { inkKeyOf } from '../sessions/session-files.ts';
import type { Analyzed } from './analysis-messages.ts';
import { ANALYSIS_LIMITS, type AnalysisLimits, AnalysisPool } from './analysis-pool.ts';
import { ANALYSIS_REDIS_URL, type AnalysisJob, analysisQueueName, MOST_ATTEMPTS } from './analysis-queue.ts';
import { failureWords, interrupted, isWorthAnotherAttempt } from './failure-words.ts';
import { presentResult } from './present-result.ts';

/** One page may take long, and tells nothing meanwhile. */
const LOOK_EVERY_MS = 1_000;
/** Of the time that a file may take. The rest is for reading it, and for a picture that is being decoded when this is over. */
const INK_SHARE = 0.7;

/** The session was removed, or somebody else looks at its file by now. */
class LeaseLost extends Error {}

/** Takes files one by one and has them looked at. */
@Injectable()
export class AnalysisWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(AnalysisWorker.name);
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

  private async work({ data }: Job<AnalysisJob>): Promise<void> {
    const session = await this.sessions.find(data.sessionId, data.fileKey);
    if (!session) return;
    // By a worker that died before it could remove the file.
    if (session.state === 'done' || session.state === 'failed') return this.store.remove(session.fileKey);
    // A file that kills its reader may be the machine's fault once.
    if (session.attempts >= MOST_ATTEMPTS) return this.giveUp(session, interrupted);
    const lease = await this.sessions.begin(session);
    if (!lease) return;
    try {
      // Of an attempt that died.
      if (session.inkKey) await this.store.remove(session.inkKey);
      await this.analyze(session, lease, data.password);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (lease.attempts < MOST_ATTEMPTS && isWorthAnotherAttempt(error)) throw error;
      this.logger.error({ sessionId: session.id, ...describeError(error) });
      await this.giveUp(lease, failureWords(error));
    }
  }

  private async analyze(
    session: PreflightSession,
    lease: Lease,
    password: string | undefined,
  ): Promise<void> {
    const inkKey = inkKeyOf(lease.fileKey, lease.attempts);
    let hasInks = false;
    try {
      const { result, inks } = await this.look(session, lease, password, this.store.pathOf(inkKey));
      if (inks?.fault) this.logger.warn({ sessionId: session.id, inks: inks.fault });
      const inkPages = inks?.places ?? [];
      if (!(await this.sessions.finish(lease, presentResult(session, result), inkPages)))
        throw new LeaseLost();
      hasInks = inkPages.length > 0;
    } finally {
      // Whoever removed the session meanwhile could not know what was still being written.
      if (!hasInks) await this.store.remove(inkKey);
    }
    await this.store.remove(lease.fileKey);
  }

  /** @throws LeaseLost, and what the pool throws */
  private async look(
    { mode, profile, fileKey }: PreflightSession,
    lease: Lease,
    password: string | undefined,
    inkPath: string,
  ): Promise<Analyzed> {
    const lost = new AbortController();
    let [page, pages] = [0, 0];
    const tell = () =>
      void this.sessions.advance(lease, page, pages).then(
        (isOurs) => isOurs || lost.abort(new LeaseLost()),
        (error: unknown) => this.logger.warn(describeError(error)),
      );
    const onProgress = (done: number, of: number) => {
      [page, pages] = [done, of];
      tell();
    };
    const looking = setInterval(tell, LOOK_EVERY_MS);
    const inkMs = this.limits.limitMs * INK_SHARE;
    const path = this.store.pathOf(fileKey);
    try {
      return await this.pool.run({ path, mode, profile, password, inkPath, inkMs }, onProgress, lost.signal);
    } finally {
      clearInterval(looking);
    }
  }

  private async giveUp(lease: Lease, failure: string): Promise<void> {
    if (await this.sessions.fail(lease, failure)) await this.store.remove(lease.fileKey);
  }
}
