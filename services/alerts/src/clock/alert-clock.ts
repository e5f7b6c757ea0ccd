import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { describeError } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import type { Alert } from '../alerts/alert.entity.ts';
import { CLOCK_QUEUE, type FireAlertJob } from './clock-queue.ts';

export interface ClockOptions {
  /** Only alerts due within this time sit in Redis, ms. */
  horizonMs: number;
}
export const CLOCK_OPTIONS = Symbol('clock options');

/**
 * Redis as the clock: an alert that is due soon becomes a delayed job.
 * Postgres is the truth, so a job that is lost is armed again by the sweeper
 * and a job that is out of date does nothing.
 */
@Injectable()
export class AlertClock implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertClock.name);

  constructor(
    @Inject(CLOCK_QUEUE) private readonly queue: Queue<FireAlertJob>,
    @Inject(CLOCK_OPTIONS) private readonly options: ClockOptions,
  ) {}

  /** Puts one alert on the clock if it is due soon. Never fails: the sweeper stands behind it. */
  async arm(alert: Pick<Alert, 'id' | 'fireAt'>): Promise<void> {
    if (alert.fireAt.getTime() > Date.now() + this.options.horizonMs) return;
    await this.armAll([alert]).catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  /** Puts alerts on the clock; one that is on it already stays there once. */
  async armAll(alerts: readonly Pick<Alert, 'id' | 'fireAt'>[]): Promise<void> {
    await this.queue.addBulk(
      alerts.map(({ id, fireAt }) => ({
        name: 'fire',
        data: { alertId: id },
        opts: { jobId: `${id}-${fireAt.getTime()}`, delay: Math.max(0, fireAt.getTime() - Date.now()) },
      })),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
