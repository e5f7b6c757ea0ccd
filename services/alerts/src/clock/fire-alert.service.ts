import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { insertMailsSql, MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { mailKinds } from '../mails/mail-kinds.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { waitMs } from './alert-clock.ts';

interface FiredRow {
  id: string;
  user_id: string;
  /** Only of an alert that sends a mail, and at its first firing. */
  new_mail_id: string | null;
}

const untold = 'pushed_at is null and fired_at_utc is null and cancelled_at is null';
/** Alerts told with the one whose job came; with many due in one second most jobs then find theirs done. */
const BATCH = 500;
/** After which a job looks again for an alert whose row another transaction holds, ms. */
const LOCKED_MS = 50;

/** Marks alerts as told once they are due, and tells the gateways; again and again does no harm. */
@Injectable()
export class FireAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pusher: AlertPusher,
    private readonly mails: MailBox,
  ) {}

  /** Fires what is due, live and untold; answers how long the alert named still has to wait, ms. */
  async fire(alertId: string): Promise<number> {
    const waits = await this.waitOf(alertId);
    if (waits === null || waits > 0) return waits ?? 0;
    // With more due than a batch holds, the one named may be among the last.
    let told = BATCH;
    while (told === BATCH) told = await this.fireOverdue(0, BATCH);
    // The sweeper arms in a transaction, and its job may come before the commit: firing skips the locked row.
    return (await this.waitOf(alertId)) === null ? 0 : LOCKED_MS;
  }

  /** Time until an untold alert by Postgres' clock, ms; null when there is nothing to tell. */
  private async waitOf(alertId: string): Promise<number | null> {
    const [waiting]: { wait_ms: number }[] = await this.dataSource.query(
      `select ${waitMs} from project_alerts where id = $1 and ${untold}`,
      [alertId],
    );
    return waiting ? Math.ceil(waiting.wait_ms) : null;
  }

  /** Alerts that have been due for so long; at most `limit`. */
  async fireOverdue(graceMs: number, limit: number): Promise<number> {
    const fired: FiredRow[] = await this.dataSource.query(
      `with fired as (
        update project_alerts set pushed_at = now(),
            mail_id = case when alert_type = 'due-date' then coalesce(mail_id, gen_random_uuid()) end
          where id in (select id from project_alerts
            where ${untold} and fire_at_utc <= now() - $1 * interval '1 millisecond'
            order by fire_at_utc limit $2 for update skip locked)
          returning new.id, new.user_id, case when old.mail_id is null then new.mail_id end as new_mail_id),
      mailed as (${insertMailsSql}
        select new_mail_id, $3, id::text from fired where new_mail_id is not null)
      select * from fired`,
      [graceMs, limit, mailKinds.dueDate],
    );
    if (fired.some(({ new_mail_id }) => new_mail_id)) this.mails.nudge();
    // A user's gateways look for all that is due, however many are told of.
    const byUser = new Map(fired.map((row) => [row.user_id, row.id]));
    await Promise.all([...byUser].map(([userId, alertId]) => this.pusher.pushDue(userId, alertId)));
    return fired.length;
  }
}
