import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createWorker } from '@printpartner/messaging';
import type { Worker } from 'bullmq';
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
      (job) => this.alerts.fire(job.data.alertId),
      { concurrency: 20 },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
