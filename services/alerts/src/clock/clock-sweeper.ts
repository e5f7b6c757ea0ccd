import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RepeatedTask } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import {
  AlertClock,
  type ArmableAlert,
  CLOCK_OPTIONS,
  type ClockOptions,
  MAX_HORIZON_MINUTES,
  WAIT_MS,
} from './alert-clock.ts';
import { ALERTS_REDIS } from '../redis.ts';
import { FireAlertService } from './fire-alert.service.ts';

export const SWEEP_MS = Symbol('sweep ms');
const BATCH = 1_000;
/** The sweeper fires an alert whose job is this late. */
const GRACE_MS = 5_000;
/** When this key is missing, Redis was wiped and all its jobs are lost. */
const MEMORY_KEY = 'alerts:clock-memory';

/**
 * Keeps the clock in Redis in step with Postgres: arms alerts that come within the horizon, all of them
 * again after Redis was wiped, and fires alerts whose job never came. Every replica sweeps; SKIP LOCKED
 * divides the work.
 */
@Injectable()
export class ClockSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task: RepeatedTask;
  private isStopping = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ALERTS_REDIS) private readonly redis: Redis,
    @Inject(CLOCK_OPTIONS) private readonly options: ClockOptions,
    @Inject(SWEEP_MS) sweepMs: number,
    private readonly clock: AlertClock,
    private readonly alerts: FireAlertService,
  ) {
    this.task = new RepeatedTask(ClockSweeper.name, sweepMs, () => this.sweep());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    await this.task.stop();
  }

  private async sweep(): Promise<void> {
    // Overdue alerts first: firing them needs no jobs, so it works while Redis is down.
    while ((await this.alerts.fireOverdue(GRACE_MS, BATCH)) === BATCH && !this.isStopping);
    await this.disarmAfterWipe();
    while ((await this.armBatch()) === BATCH && !this.isStopping);
  }

  private async disarmAfterWipe(): Promise<void> {
    if (await this.redis.exists(MEMORY_KEY)) return;
    // Only alerts within the longest horizon are armed. Without the limit this would read every upcoming alert.
    await this.dataSource.query(
      `update project_alerts set armed_at = null
        where armed_at is not null and pushed_at is null and fired_at_utc is null and cancelled_at is null
          and fire_at_utc <= now() + make_interval(mins => $1)`,
      [MAX_HORIZON_MINUTES],
    );
    // After the update, so that a crash in between repeats it.
    await this.redis.set(MEMORY_KEY, new Date().toISOString());
  }

  /** Claims and arms in one transaction, so that an alert whose job could not be added is claimed again. */
  private async armBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [rows]: [ArmableAlert[], number] = await manager.query(
        `update project_alerts set armed_at = now() where id = any(array(
          select id from project_alerts
          where pushed_at is null and fired_at_utc is null and cancelled_at is null and armed_at is null
            and fire_at_utc <= now() + $1 * interval '1 millisecond'
          order by fire_at_utc limit $2 for update skip locked))
        returning id, fire_at_utc, ${WAIT_MS}`,
        [this.options.horizonMs, BATCH],
      );
      if (rows.length > 0) await this.clock.armAll(rows);
      return rows.length;
    });
  }
}
