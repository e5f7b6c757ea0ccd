import { createReadStream } from 'node:fs';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { preflightOwner } from '@printpartner/contracts';
import { FileMissing, FileStore, StorageUnavailable } from '@printpartner/file-store';
import { createWorker, describeError } from '@printpartner/messaging';
import { DelayedError, type Job, WaitingError, type Worker } from 'bullmq';
import {
  type InkPageLocation,
  type PreflightSession,
  inkKeyOf,
} from '../sessions/preflight-session.entity.ts';
import { removeUpload } from '../sessions/session-cleanup.ts';
import { AnalysisLeasesRepository, type Lease } from './analysis-leases.repository.ts';
import { ChildBroken, ChildDied, ChildTimedOut } from '../isolation/child-pool.ts';
import {
  type Analysis,
  ANALYSIS_LIMITS,
  type AnalysisLimits,
  AnalysisPool,
  type AnalysisProgress,
} from './analysis-pool.ts';
import { countCheck, countUnfinishedCheck } from './check-metrics.ts';
import {
  ANALYSIS_REDIS_URL,
  type AnalysisJob,
  ANALYSIS_QUEUE_NAME,
  MAX_ATTEMPTS,
  FairQueue,
} from './fair-queue.ts';

/** A single page can take long without any progress message, so the lease is also checked by time. */
const LEASE_CHECK_MS = 1_000;
/** Share of a file's time limit. The rest is for parsing, and for an image whose decoding is under way at the deadline. */
const INK_TIME_SHARE = 0.7;

/** Pause before a file is taken again that the store couldn't give or whose ink data it couldn't take, ms. */
const STORAGE_PAUSE_MS = 15_000;

const COULD_NOT_CHECK = "This file couldn't be checked";

/** For a file whose attempts ended without an error, such as when the worker's machine went down. */
const INTERRUPTED_MESSAGE = `${COULD_NOT_CHECK}: the check was interrupted. Try again.`;

/** The session was removed, or another worker has started on its file. */
class LeaseLost extends Error {}
/** This worker is shutting down. */
class Interrupted extends Error {}

/** Checks the queued files in child processes and stores their results. */
@Injectable()
export class AnalysisWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AnalysisWorker.name);
  private readonly stopping = new AbortController();
  private worker: Worker<AnalysisJob>;

  constructor(
    @Inject(ANALYSIS_REDIS_URL) private readonly redisUrl: string,
    @Inject(ANALYSIS_LIMITS) private readonly limits: AnalysisLimits,
    private readonly pool: AnalysisPool,
    private readonly leases: AnalysisLeasesRepository,
    private readonly store: FileStore,
    private readonly queue: FairQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = createWorker<AnalysisJob>(
      ANALYSIS_QUEUE_NAME,
      this.redisUrl,
      (job, token) => this.process(job, token),
      {
        concurrency: this.limits.workers,
      },
    );
  }

  /** Gives the files under way back to the queue. Before, not on: the database may close first. */
  async beforeApplicationShutdown(): Promise<void> {
    // First, so that this worker doesn't take them again.
    const closed = this.worker.close();
    this.stopping.abort(new Interrupted());
    await closed;
  }

  /** An outage of the store is not the file's fault: its job waits, however often. */
  private async process(job: Job<AnalysisJob>, token: string | undefined): Promise<void> {
    try {
      await this.check(job, token);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      this.logger.warn({ sessionId: job.data.sessionId, ...describeError(error) });
      await job.moveToDelayed(Date.now() + STORAGE_PAUSE_MS, token);
      throw new DelayedError();
    }
  }

  private async check(job: Job<AnalysisJob>, token: string | undefined): Promise<void> {
    const { data } = job;
    const session = await this.leases.find(data.sessionId, data.fileKey);
    if (!session) return;
    // The worker that ended the session died before it could remove the file.
    if (session.state === 'done' || session.state === 'failed') {
      await this.leases.recordEnd(session);
      return removeUpload(this.store, session.fileKey);
    }
    // One crash may be the machine's fault; two are the file's.
    const { interruptions } = session;
    if (session.attempts - interruptions >= MAX_ATTEMPTS) return this.giveUp(session, INTERRUPTED_MESSAGE);
    const lease = await this.leases.begin(session);
    if (!lease) return;
    try {
      // Ink data of the crashed attempt.
      if (session.inkKey) await this.store.remove(session.inkKey);
      await this.analyze(session, lease, data.password);
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (error instanceof Interrupted) {
        await this.leases.giveBack(lease);
        await job.moveToWait(token);
        throw new WaitingError();
      }
      if (error instanceof StorageUnavailable) {
        await this.leases.giveBack(lease);
        throw error;
      }
      if (lease.attempts - interruptions < MAX_ATTEMPTS && isRetryable(error)) throw error;
      this.logger.error({ sessionId: session.id, ...describeError(error) });
      await this.giveUp(
        { ...lease, source: session.source, mode: session.mode },
        failureMessage(error, session.owner),
      );
    }
  }

  private async analyze(
    session: PreflightSession,
    lease: Lease,
    password: string | undefined,
  ): Promise<void> {
    const inkKey = inkKeyOf(lease, lease.attempts);
    let isKept = false;
    const startedAt = performance.now();
    try {
      await this.store.withScratchFile(async (inkPath) => {
        const { result, inks, survey } = await this.runInChild(session, lease, password, inkPath);
        const inkPages = await this.storeInks(inkKey, inkPath, inks);
        if (!(await this.leases.finish(lease, { result, inkPages, survey }))) throw new LeaseLost();
        isKept = inkPages.length > 0;
        countCheck(session.mode, result, startedAt);
      });
    } finally {
      // If the session was removed meanwhile, its cleanup ran before this file was there.
      if (!isKept) await this.store.remove(inkKey).catch(() => undefined);
    }
    await removeUpload(this.store, lease.fileKey);
    await this.queue.moveUp(session.source);
  }

  /** The result doesn't depend on ink data, so it goes without if the store can't take any. @returns the stored pages */
  private async storeInks(
    inkKey: string,
    inkPath: string,
    inks: Analysis['inks'],
  ): Promise<InkPageLocation[]> {
    if (inks?.error) this.logger.warn({ inkKey, inks: inks.error });
    if (!inks || inks.pages.length === 0) return [];
    try {
      await this.store.write(inkKey, createReadStream(inkPath));
      return inks.pages;
    } catch (error) {
      this.logger.warn({ inkKey, ...describeError(error) });
      return [];
    }
  }

  /** @throws LeaseLost, Interrupted, FileMissing, StorageUnavailable, and the pool's errors */
  private async runInChild(
    session: PreflightSession,
    lease: Lease,
    password: string | undefined,
    inkPath: string,
  ): Promise<Analysis> {
    const lost = new AbortController();
    let [page, pages] = [0, 0];
    const advance = () =>
      void this.leases.advance(lease, page, pages).then(
        (isHeld) => isHeld || lost.abort(new LeaseLost()),
        (error: unknown) => this.logger.warn(describeError(error)),
      );
    const onProgress = (progress: AnalysisProgress) => {
      ({ page, pages } = progress);
      advance();
    };
    const leaseCheck = setInterval(advance, LEASE_CHECK_MS);
    const { id, filename, fileSize, fileKey, mode, profile, job } = session;
    const upload = { id, filename, fileSize };
    const limitMs = this.limitMs(session);
    const inkMs = limitMs * INK_TIME_SHARE;
    const request = { upload, mode, profile, job, password, inkPath, inkMs, limitMs };
    const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
    try {
      return await this.store.withLocalFile(fileKey, (path) =>
        this.pool.run({ ...request, path }, onProgress, signal),
      );
    } finally {
      clearInterval(leaseCheck);
    }
  }

  private limitMs({ owner }: PreflightSession): number {
    const { limitMs, visitorLimitMs } = this.limits;
    return isVisitor(owner) ? Math.min(limitMs, visitorLimitMs) : limitMs;
  }

  private async giveUp(
    session: Lease & Pick<PreflightSession, 'source' | 'mode'>,
    failure: string,
  ): Promise<void> {
    if (!(await this.leases.fail(session, failure))) return;
    countUnfinishedCheck(session.mode);
    await removeUpload(this.store, session.fileKey);
    await this.queue.moveUp(session.source);
  }
}

const isVisitor = (owner: string): boolean => preflightOwner.userIdOf(owner) === null;

/** Message for the user. */
export function failureMessage(error: unknown, owner: string): string {
  if (error instanceof ChildTimedOut)
    return isVisitor(owner)
      ? `${COULD_NOT_CHECK}: it takes longer than the time limit for visitors. Sign in or split the file, and try again.`
      : `${COULD_NOT_CHECK}: it takes longer than the time limit. Split the file and try again.`;
  if (error instanceof ChildDied)
    return `${COULD_NOT_CHECK}: it needs too much memory or crashes the PDF reader. Export the PDF again and try once more.`;
  if (error instanceof FileMissing)
    return `${COULD_NOT_CHECK}: it is no longer on the server. Upload it again.`;
  return `${COULD_NOT_CHECK} because of an error on our side. Try again.`;
}

export const isRetryable = (error: unknown): boolean =>
  !(error instanceof ChildTimedOut || error instanceof ChildBroken || error instanceof FileMissing);
