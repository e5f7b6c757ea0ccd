import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createWorker } from '@printpartner/messaging';
import { DelayedError, type Job, type Worker } from 'bullmq';
import { CLOCK_REDIS_URL, clockQueueName, type FireAlertJob } from './clock-queue.ts';
import { FireAlertService } from './fire-alert.service.ts';

/** Takes delayed jobs that have come of age and fires their alerts. */
@Injectable()
export class ClockWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: Worker<FireAlertJob>;

  constructor(
    @Inject(CLOCK_REDIS_URL) private readonly redisUrl: string,
    private readonly alerts: FireAlertService,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = createWorker<FireAlertJob>(
      clockQueueName,
      this.redisUrl,
      (job, token) => this.strike(job, token),
      { concurrency: 20 },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  /** A clock that goes ahead of Postgres' strikes early: the job waits for the rest. */
  private async strike(job: Job<FireAlertJob>, token?: string): Promise<void> {
    const earlyMs = await this.alerts.fire(job.data.alertId);
    if (earlyMs <= 0) return;
    await job.moveToDelayed(Date.now() + earlyMs, token);
    throw new DelayedError();
  }
}
