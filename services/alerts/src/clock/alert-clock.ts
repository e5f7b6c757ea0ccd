import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { describeError } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';
import { CLOCK_QUEUE, type FireAlertJob } from './clock-queue.ts';

export interface ClockOptions {
  /** Only alerts due within this time sit in Redis, ms. */
  horizonMs: number;
}
/** What arming needs to know of an alert. */
export interface ArmableAlert {
  id: string;
  fire_at_utc: Date;
  wait_ms: number;
}

/** Time until an alert by Postgres' clock, ms: this process' own clock may be wrong. */
export const waitMs =
  '(extract(epoch from fire_at_utc - clock_timestamp()) * 1000)::double precision as wait_ms';

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
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Puts one alert on the clock if it is due soon. Never fails: the sweeper stands behind it. */
  async arm(alertId: string): Promise<void> {
    try {
      const soon: ArmableAlert[] = await this.dataSource.query(
        `select id, fire_at_utc, ${waitMs} from project_alerts
          where id = $1 and pushed_at is null and fired_at_utc is null and cancelled_at is null
            and fire_at_utc <= now() + $2 * interval '1 millisecond'`,
        [alertId, this.options.horizonMs],
      );
      if (soon.length > 0) await this.armAll(soon);
    } catch (error) {
      this.logger.warn(describeError(error));
    }
  }

  /** Puts alerts on the clock; one that is on it already stays there once. */
  async armAll(alerts: readonly ArmableAlert[]): Promise<void> {
    await this.queue.addBulk(
      alerts.map(({ id, fire_at_utc, wait_ms }) => ({
        name: 'fire',
        data: { alertId: id },
        opts: {
          jobId: `${id}-${fire_at_utc.getTime()}`,
          delay: Math.max(0, Math.ceil(wait_ms)),
          // A finished job would keep its alert from being armed again.
          removeOnComplete: true,
        },
      })),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
