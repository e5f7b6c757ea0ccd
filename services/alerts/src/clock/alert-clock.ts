import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { workQueues, type Alert as AlertAnswer, type AlertProject } from '@printpartner/contracts';
import { describeError, withRedisDeadline, createWorker } from '@printpartner/messaging';
import { type Queue, DelayedError, type Job, type Worker } from 'bullmq';
import type { DataSource } from 'typeorm';
import { alertMetrics, histogram } from '@printpartner/metrics';
import { INSERT_MAILS_SQL, MailBox } from '@printpartner/service-kit';
import { type PresentableAlert, presentAlert } from '../alerts/present-alert.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { ProjectCopies } from '../projects/project-copies.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

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

/** Time until an alert by Postgres's clock, ms: this process' own clock may be wrong. */
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

export const CLOCK_REDIS_URL = Symbol('clock redis url');

/** Alerts that are still to be sent, in SQL. */
export const UNPUSHED = 'pushed_at is null and fired_at_utc is null and cancelled_at is null';

/** Since when an alert can be sent, in SQL: a client may set one for a time long ago. */
export const DUE_SINCE = 'greatest(fire_at_utc, created_at, set_at)';

/** An alert as it fired, with its project's copy: further queries would wait behind those of the other jobs. */
interface FiredRow extends PresentableAlert {
  project: AlertProject | null;
  /** Only for an alert that sends a mail, when it fires for the first time. */
  new_mail_id: string | null;
  /** How long it had been due, by Postgres's clock. */
  late_seconds: number;
}

const lateness = histogram(alertMetrics.lateness);

/** Alerts fired together with the one whose job came; of many due in one second, most jobs then find theirs done. */
const BATCH = 500;
/** A job looks again after this time for an alert whose row another transaction has locked, ms. */
const LOCKED_MS = 50;

/**
 * Fires the alerts whose delayed jobs are due: marks them as pushed, records their mails and pushes them to the gateways.
 * Firing twice does nothing.
 */
@Injectable()
export class FireAlerts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FireAlerts.name);
  private worker: Worker<FireAlertJob>;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(CLOCK_REDIS_URL) private readonly redisUrl: string,
    private readonly copies: ProjectCopies,
    private readonly pusher: AlertPusher,
    private readonly mails: MailBox,
  ) {}

  onApplicationBootstrap(): void {
    const run = (job: Job<FireAlertJob>, token?: string) => this.runJob(job, token);
    this.worker = createWorker<FireAlertJob>(CLOCK_QUEUE_NAME, this.redisUrl, run, { concurrency: 20 });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  /** A job comes early if this machine's clock is ahead of Postgres's: it is delayed by the rest. */
  private async runJob(job: Job<FireAlertJob>, token?: string): Promise<void> {
    const earlyMs = await this.fire(job.data.alertId);
    if (earlyMs <= 0) return;
    await job.moveToDelayed(Date.now() + earlyMs, token);
    throw new DelayedError();
  }

  /** Fires everything due. Returns how long the given alert still has to wait, ms. */
  private async fire(alertId: string): Promise<number> {
    const waits = await this.waitOf(alertId);
    if (waits === null || waits > 0) return waits ?? 0;
    // With more due than a batch holds, the given alert may be among the last.
    let fired = BATCH;
    while (fired === BATCH) fired = await this.fireOverdue(0, BATCH);
    // Firing skips a row that another transaction has locked, such as an acknowledgement's.
    return (await this.waitOf(alertId)) === null ? 0 : LOCKED_MS;
  }

  /** Time until an unpushed alert by Postgres's clock, ms; null when it is pushed, seen or canceled. */
  private async waitOf(alertId: string): Promise<number | null> {
    const [waiting]: { wait_ms: number }[] = await this.dataSource.query(
      `select ${WAIT_MS} from project_alerts where id = $1 and ${UNPUSHED}`,
      [alertId],
    );
    return waiting ? Math.ceil(waiting.wait_ms) : null;
  }

  /** Fires alerts that have been due for `graceMs`, at most `limit`. Returns how many. */
  async fireOverdue(graceMs: number, limit: number): Promise<number> {
    const fired: FiredRow[] = await this.dataSource.query(
      `with fired as (
        update project_alerts set pushed_at = now(), handled_at = null,
            mail_id = case when alert_type = 'due-date' then coalesce(mail_id, gen_random_uuid()) end
          where id = any(array(select id from project_alerts
            where ${UNPUSHED} and fire_at_utc <= now() - $1 * interval '1 millisecond'
            order by fire_at_utc limit $2 for update skip locked))
          returning new.*, case when old.mail_id is null then new.mail_id end as new_mail_id),
      mailed as (${INSERT_MAILS_SQL}
        select new_mail_id, $3, id::text from fired where new_mail_id is not null)
      select id, user_id as "userId", project_id as "projectId", message, alert_type as "alertType",
          fire_at_utc as "fireAt", fired_at_utc as "acknowledgedAt",
          handled_at as "handledAt", created_at as "createdAt", project, new_mail_id,
          extract(epoch from clock_timestamp() - ${DUE_SINCE})::double precision as late_seconds
        from fired left join (select project_id, user_id, project from project_watermarks) mark using (project_id, user_id)
        order by fire_at_utc, id`,
      [graceMs, limit, mailKinds.dueDate],
    );
    if (fired.some(({ new_mail_id }) => new_mail_id)) this.mails.nudge();
    const readAt = performance.now();
    const byUser = Map.groupBy(fired, ({ userId }) => userId);
    await Promise.all([...byUser].map(([userId, rows]) => this.push(userId, rows)));
    const sendingSeconds = (performance.now() - readAt) / 1_000;
    for (const { late_seconds } of fired) lateness.observe(late_seconds + sendingSeconds);
    return fired.length;
  }

  /**
   * One message per user, however many alerts are due at once; those whose project has no copy yet follow in
   * a second one. A lost push is found by the streams' next ping.
   */
  private async push(userId: string, rows: FiredRow[]): Promise<void> {
    const complete = rows.filter((row) => !isCopyMissing(row));
    if (complete.length > 0) await this.pusher.pushDue(userId, complete.map(presentRow));
    try {
      const completed = await this.presentStillDue(rows.filter(isCopyMissing));
      if (completed.length > 0) await this.pusher.pushDue(userId, completed);
    } catch (error) {
      this.logger.warn(describeError(error), 'due alerts could not be pushed');
    }
  }

  /** Asks projects for the missing copies. Leaves out what the user acknowledged or moved during that call. */
  private async presentStillDue(rows: FiredRow[]): Promise<AlertAnswer[]> {
    if (rows.length === 0) return [];
    const answers = await this.copies.presentAll(rows).catch((error: unknown) => {
      this.logger.warn(describeError(error), 'project copies could not be read');
      return rows.map(presentRow);
    });
    const due: { id: string; fireAt: Date }[] = await this.dataSource.query(
      `select id, fire_at_utc as "fireAt" from project_alerts
        where id = any($1) and pushed_at is not null and fired_at_utc is null and cancelled_at is null`,
      [rows.map(({ id }) => id)],
    );
    const fireTimes = new Map(due.map(({ id, fireAt }) => [id, fireAt.toISOString()]));
    return answers.filter(({ id, fire_at_utc }) => fireTimes.get(id) === fire_at_utc);
  }
}

const isCopyMissing = ({ projectId, project }: FiredRow): boolean => projectId !== null && !project;

const presentRow = (row: FiredRow): AlertAnswer => presentAlert(row, row.project ?? undefined);
