import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Sweeper } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { MAX_HORIZON_MINUTES } from '../env.ts';
import { REDIS } from '../redis.ts';
import {
  AlertClock,
  type ArmableAlert,
  CLOCK_OPTIONS,
  type ClockOptions,
  FireAlerts,
  WAIT_MS,
} from './alert-clock.ts';

export const SWEEP_MS = Symbol('sweep ms');
const BATCH = 1_000;
/** The sweeper fires an alert whose job is this late. */
const GRACE_MS = 5_000;
/** When this key is missing, Redis was wiped and all its jobs are lost. */
const MEMORY_KEY = 'alerts:clock-memory';

/**
 * Keeps the clock in Redis in step with Postgres: arms alerts that come within the horizon, all of them
 * again after Redis was wiped, and fires alerts whose job never came. Every replica sweeps.
 */
@Injectable()
export class ClockSweeper extends Sweeper {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CLOCK_OPTIONS) private readonly options: ClockOptions,
    @Inject(SWEEP_MS) sweepMs: number,
    private readonly clock: AlertClock,
    private readonly alerts: FireAlerts,
  ) {
    super(sweepMs);
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    // Overdue alerts first: firing them needs no jobs, so it works while Redis is down.
    await inBatches(() => this.alerts.fireOverdue(GRACE_MS, BATCH), signal);
    await this.disarmAfterWipe();
    await inBatches(() => this.armBatch(), signal);
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

  /**
   * Adds the jobs first and outside a transaction: Redis may be slow, which must not hold rows or a connection,
   * and an alert that is not marked is armed again. Its job id keeps it from getting a second job.
   *
   * @returns how many were marked
   */
  private async armBatch(): Promise<number> {
    const rows: ArmableAlert[] = await this.dataSource.query(
      `select id, fire_at_utc, ${WAIT_MS} from project_alerts
        where pushed_at is null and fired_at_utc is null and cancelled_at is null and armed_at is null
          and fire_at_utc <= now() + $1 * interval '1 millisecond'
        order by fire_at_utc limit $2`,
      [this.options.horizonMs, BATCH],
    );
    if (rows.length === 0) return 0;
    await this.clock.armAll(rows);
    // An alert that was moved meanwhile needs a job for its new time. One that is locked is armed again later.
    const [, marked]: [unknown, number] = await this.dataSource.query(
      `update project_alerts set armed_at = now() where id = any(array(
        select alert.id from project_alerts alert
          join unnest($1::uuid[], $2::timestamptz[]) as armed (id, fire_at_utc)
            on alert.id = armed.id and alert.fire_at_utc = armed.fire_at_utc
          where alert.armed_at is null for update of alert skip locked))`,
      [rows.map(({ id }) => id), rows.map(({ fire_at_utc }) => fire_at_utc.toISOString())],
    );
    return marked;
  }
}

/** Repeats `run`, which returns how many it handled, until a batch isn't full or the service stops. */
async function inBatches(run: () => Promise<number>, signal: AbortSignal | undefined): Promise<void> {
  for (;;) if ((await run()) < BATCH || signal?.aborted) return;
}
