import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Alert as AlertAnswer, AlertProject } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { alertMetrics, histogram } from '@printpartner/metrics';
import { INSERT_MAILS_SQL, MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { AlertPresenter, type PresentableAlert, presentAlert } from '../alerts/alert-presenter.ts';
import { mailKinds } from '../mails/due-date-mail.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { WAIT_MS } from './alert-clock.ts';
import { DUE_SINCE, UNPUSHED } from './unpushed.ts';

/** An alert as it fired, with its project's copy: further queries would wait behind those of the other jobs. */
interface FiredRow extends PresentableAlert {
  project: AlertProject | null;
  /** Only for an alert that sends a mail, when it fires for the first time. */
  new_mail_id: string | null;
  /** How long it had been due, by Postgres' clock. */
  late_seconds: number;
}

const lateness = histogram(alertMetrics.lateness);

/** Alerts fired together with the one whose job came; of many due in one second, most jobs then find theirs done. */
const BATCH = 500;
/** A job looks again after this time for an alert whose row another transaction has locked, ms. */
const LOCKED_MS = 50;

/** Marks due alerts as pushed, records their mails and pushes them to the gateways. Firing twice does nothing. */
@Injectable()
export class FireAlertService {
  private readonly logger = new Logger(FireAlertService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly presenter: AlertPresenter,
    private readonly pusher: AlertPusher,
    private readonly mails: MailBox,
  ) {}

  /** Fires everything due. Returns how long the given alert still has to wait, ms. */
  async fire(alertId: string): Promise<number> {
    const waits = await this.waitOf(alertId);
    if (waits === null || waits > 0) return waits ?? 0;
    // With more due than a batch holds, the given alert may be among the last.
    let fired = BATCH;
    while (fired === BATCH) fired = await this.fireOverdue(0, BATCH);
    // Firing skips a row that another transaction has locked, such as an acknowledgement's.
    return (await this.waitOf(alertId)) === null ? 0 : LOCKED_MS;
  }

  /** Time until an unpushed alert by Postgres' clock, ms; null when it is pushed, seen or canceled. */
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
    const answers = await this.presenter.presentAll(rows).catch((error: unknown) => {
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
