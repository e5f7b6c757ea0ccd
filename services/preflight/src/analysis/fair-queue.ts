import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { describeError, withRedisDeadline } from '@printpartner/messaging';
import type { Job, Queue } from 'bullmq';
import { AnalysisLeasesRepository } from './analysis-leases.repository.ts';
import { ANALYSIS_QUEUE, type AnalysisJob, analysisJobOptions } from './analysis-queue.ts';
import { passedBy, type Turn, turnsOf } from './analysis-turns.ts';

/** Orders the waiting files by turns of their sources. The rank of a file is its job's priority. */
@Injectable()
export class FairQueue implements OnApplicationShutdown {
  private readonly logger = new Logger(FairQueue.name);

  constructor(
    private readonly leases: AnalysisLeasesRepository,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  // On, not before: calls that are still running add jobs.
  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }

  /** @param ahead the number of unfinished files of the same source */
  async add(job: AnalysisJob, source: string, ahead: number): Promise<void> {
    await this.queue.add('analyze', job, analysisJobOptions(job.fileKey, ahead + 1));
    // One of those ahead may have ended before the job existed.
    if (ahead > 0) await this.moveUp(source);
  }

  /** Moves a source's files up after one of them ended or was removed. A failure is logged: `restore` repeats it. */
  async moveUp(source: string): Promise<void> {
    try {
      const turns = turnsOf(await this.leases.competing(source));
      const own = turns.filter((turn) => turn.source === source);
      const [next] = own;
      if (next?.rank === 1 && (await this.hasLaterRank(next)))
        for (const passed of passedBy(next, turns)) await this.place({ ...passed, rank: 1 });
      for (const turn of own) await this.place(turn);
    } catch (error) {
      this.logger.warn(describeError(error));
    }
  }

  /** Adds missing jobs of sessions older than this, and corrects ranks. Ends early when aborted. */
  async restore(olderThanSeconds: number, signal?: AbortSignal): Promise<void> {
    const sessions = await this.leases.unfinished(olderThanSeconds);
    const ranks = new Map(turnsOf(sessions).map((turn) => [turn.fileKey, turn]));
    for (const { id, fileKey } of sessions) {
      if (signal?.aborted) return;
      const turn = ranks.get(fileKey);
      if (turn && (await this.place(turn))) continue;
      if (!turn && (await this.jobOf(fileKey))) continue;
      // The password was lost with the job: a locked file is then reported as locked.
      const options = analysisJobOptions(fileKey, turn?.rank ?? 1);
      await withRedisDeadline(this.queue.add('analyze', { sessionId: id, fileKey }, options));
    }
  }

  /** Never moves a job back: a later rank was read earlier. @returns false if it has no job */
  private async place({ fileKey, rank }: Turn): Promise<boolean> {
    const job = await this.jobOf(fileKey);
    if (job && job.priority > rank) await withRedisDeadline(job.changePriority({ priority: rank }));
    return job !== undefined;
  }

  private async hasLaterRank({ fileKey, rank }: Turn): Promise<boolean> {
    const job = await this.jobOf(fileKey);
    return job !== undefined && job.priority > rank;
  }

  private jobOf(fileKey: string): Promise<Job<AnalysisJob> | undefined> {
    return withRedisDeadline(this.queue.getJob(fileKey));
  }
}
