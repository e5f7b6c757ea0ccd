import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { workQueues } from '@printpartner/contracts';
import { describeError, withRedisDeadline } from '@printpartner/messaging';
import type { Queue } from 'bullmq';
import type { DataSource } from 'typeorm';

/** Data of the delayed job that fires an alert. */
export interface FireAlertJob {
  alertId: string;
}

export const CLOCK_QUEUE_NAME = workQueues.alertClock;
export const CLOCK_QUEUE = Symbol(CLOCK_QUEUE_NAME);

export interface ClockOptions {
  /** Only alerts due within this time have a job in Redis, ms. */
  horizonMs: number;
}
export const CLOCK_OPTIONS = Symbol('clock options');

/** The columns that arming needs. */
export interface ArmableAlert {
  id: string;
  fire_at_utc: Date;
  wait_ms: number;
}

/** Time until an alert by Postgres' clock, ms: this process' own clock may be wrong. */
export const WAIT_MS =
  '(extract(epoch from fire_at_utc - clock_timestamp()) * 1000)::double precision as wait_ms';

/**
 * Redis as the clock: an alert that is due soon gets a delayed job. Postgres is the truth: the sweeper arms
 * an alert again whose job was lost, and an outdated job does nothing.
 */
@Injectable()
export class AlertClock implements OnApplicationShutdown {
  private readonly logger = new Logger(AlertClock.name);

  constructor(
    @Inject(CLOCK_QUEUE) private readonly queue: Queue<FireAlertJob>,
    @Inject(CLOCK_OPTIONS) private readonly options: ClockOptions,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Adds a job for an alert if it is due soon. Never throws: the sweeper tries again. */
  async arm(alertId: string): Promise<void> {
    try {
      const soon: ArmableAlert[] = await this.dataSource.query(
        `select id, fire_at_utc, ${WAIT_MS} from project_alerts
          where id = $1 and pushed_at is null and fired_at_utc is null and cancelled_at is null
            and fire_at_utc <= now() + $2 * interval '1 millisecond'`,
        [alertId, this.options.horizonMs],
      );
      if (soon.length > 0) await this.armAll(soon);
    } catch (error) {
      this.logger.warn(describeError(error));
    }
  }

  /** Adds jobs; the job id keeps an alert from getting two for the same time. @throws Error when Redis does not answer in time */
  async armAll(alerts: readonly ArmableAlert[]): Promise<void> {
    const jobs = alerts.map(({ id, fire_at_utc, wait_ms }) => ({
      name: 'fire',
      data: { alertId: id },
      opts: {
        jobId: `${id}-${fire_at_utc.getTime()}`,
        delay: Math.max(0, Math.ceil(wait_ms)),
        // A completed job that stays would keep its alert from being armed again.
        removeOnComplete: true,
      },
    }));
    await withRedisDeadline(this.queue.addBulk(jobs));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
