import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { describeError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { AlertClock, type ArmableAlert, CLOCK_OPTIONS, type ClockOptions, waitMs } from './alert-clock.ts';
import { ALERTS_REDIS } from '../redis.ts';
import { FireAlertService } from './fire-alert.service.ts';

export const SWEEP_MS = Symbol('sweep ms');
const BATCH = 1_000;
/** A job has this long to come before the sweeper fires the alert itself. */
const GRACE_MS = 5_000;
/** Lives in Redis as long as Redis' memory does: gone means that Redis was wiped. */
const MEMORY_KEY = 'alerts:clock-memory';

/**
 * Keeps Redis' clock true to Postgres: arms alerts that come within the
 * horizon, all of them again after Redis lost its memory, and fires those whose
 * job never came. Every replica sweeps; SKIP LOCKED shares the work.
 */
@Injectable()
export class ClockSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ClockSweeper.name);
  private timer: NodeJS.Timeout;
  private sweeping: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(ALERTS_REDIS) private readonly redis: Redis,
    @Inject(CLOCK_OPTIONS) private readonly options: ClockOptions,
    @Inject(SWEEP_MS) private readonly sweepMs: number,
    private readonly clock: AlertClock,
    private readonly alerts: FireAlertService,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  private schedule(delayMs: number): void {
    this.timer = setTimeout(() => {
      this.sweeping = this.sweep()
        .catch((error: unknown) => this.logger.warn(describeError(error)))
        .then(() => {
          if (!this.stopped) this.schedule(this.sweepMs);
        });
    }, delayMs);
  }

  private async sweep(): Promise<void> {
    // Overdue first: it needs no Redis jobs, so it works while the queue does not.
    while ((await this.alerts.fireOverdue(GRACE_MS, BATCH)) === BATCH && !this.stopped);
    await this.forgetAfterWipe();
    while ((await this.armBatch()) === BATCH && !this.stopped);
  }

  private async forgetAfterWipe(): Promise<void> {
    if (await this.redis.exists(MEMORY_KEY)) return;
    await this.dataSource.query(
      'update project_alerts set armed_at = null where armed_at is not null and pushed_at is null',
    );
    // Only now, so that a crash in between does it again.
    await this.redis.set(MEMORY_KEY, new Date().toISOString());
  }

  /** Claims and arms in one transaction, so that an alert whose job could not be made is claimed again. */
  private async armBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [rows]: [ArmableAlert[], number] = await manager.query(
        `update project_alerts set armed_at = now() where id in (
          select id from project_alerts
          where pushed_at is null and fired_at_utc is null and cancelled_at is null and armed_at is null
            and fire_at_utc <= now() + $1 * interval '1 millisecond'
          order by fire_at_utc limit $2 for update skip locked)
        returning id, fire_at_utc, ${waitMs}`,
        [this.options.horizonMs, BATCH],
      );
      if (rows.length > 0) await this.clock.armAll(rows);
      return rows.length;
    });
  }
}
