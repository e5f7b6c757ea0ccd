import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createWorker } from '@printpartner/messaging';
import { DelayedError, type Job, type Worker } from 'bullmq';
import { CLOCK_QUEUE_NAME, type FireAlertJob } from './alert-clock.ts';
import { FireAlertService } from './fire-alert.service.ts';

export const CLOCK_REDIS_URL = Symbol('clock redis url');

/** Fires the alerts whose delayed jobs are due. */
@Injectable()
export class ClockWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<FireAlertJob>;

  constructor(
    @Inject(CLOCK_REDIS_URL) private readonly redisUrl: string,
    private readonly alerts: FireAlertService,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = createWorker<FireAlertJob>(
      CLOCK_QUEUE_NAME,
      this.redisUrl,
      (job, token) => this.fire(job, token),
      { concurrency: 20 },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  /** A job comes early if this machine's clock is ahead of Postgres': it is delayed by the rest. */
  private async fire(job: Job<FireAlertJob>, token?: string): Promise<void> {
    const earlyMs = await this.alerts.fire(job.data.alertId);
    if (earlyMs <= 0) return;
    await job.moveToDelayed(Date.now() + earlyMs, token);
    throw new DelayedError();
  }
}
