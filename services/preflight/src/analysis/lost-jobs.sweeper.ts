import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RepeatedTask, withRedisDeadline } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import { AnalysisLeasesRepository } from './analysis-leases.repository.ts';
import { ANALYSIS_QUEUE, type AnalysisJob, analysisJobOptions } from './analysis-queue.ts';

const EVERY_MS = 10_000;
/** A session submitted less than this many seconds ago may not have its job yet. */
const GRACE_SECONDS = 10;

/** Queues unfinished sessions again whose job is gone, such as after Redis was wiped or a worker died. */
@Injectable()
export class LostJobsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(LostJobsSweeper.name, EVERY_MS, () => this.sweep(GRACE_SECONDS));

  constructor(
    private readonly leases: AnalysisLeasesRepository,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(olderThanSeconds: number): Promise<void> {
    for (const { id, fileKey } of await this.leases.unfinished(olderThanSeconds)) {
      // The password was lost with the job: a locked file is then reported as locked.
      if (await withRedisDeadline(this.queue.getJob(fileKey))) continue;
      const job = { sessionId: id, fileKey };
      await withRedisDeadline(this.queue.add('analyze', job, analysisJobOptions(fileKey)));
    }
  }
}
