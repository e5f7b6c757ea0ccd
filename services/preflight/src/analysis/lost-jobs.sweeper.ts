import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';
import { ANALYSIS_QUEUE, type AnalysisJob, analysisJobOptions } from './analysis-queue.ts';

const EVERY_MS = 10_000;
/** Seconds in which a session that was just submitted gets its job. */
const YOUNG = 10;

/** Gives sessions their job back that lost it: to a wiped Redis, or to workers that died over it. */
@Injectable()
export class LostJobsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(LostJobsSweeper.name);
  private timer: NodeJS.Timeout;

  constructor(
    private readonly sessions: PreflightSessions,
    @Inject(ANALYSIS_QUEUE) private readonly queue: Queue<AnalysisJob>,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () =>
      void this.sweep(YOUNG).catch((error: unknown) => this.logger.warn(describeError(error)));
    this.timer = setInterval(sweep, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** @param olderThanSeconds age of the sessions that are looked at */
  async sweep(olderThanSeconds: number): Promise<void> {
    for (const { id, fileKey } of await this.sessions.unfinished(olderThanSeconds)) {
      // A password is gone with the job: the file then says that it needs one.
      if (!(await this.queue.getJob(fileKey)))
        await this.queue.add('analyze', { sessionId: id, fileKey }, analysisJobOptions(fileKey));
    }
  }
}
