import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MailBox } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
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

/** Marks alerts as told once they are due, and tells the gateways; again and again does no harm. */
@Injectable()
export class FireAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly pusher: AlertPusher,
    private readonly mails: MailBox,
  ) {}

  /** Fires one alert if it is due, live and untold; answers how long it still has to wait, ms. */
  async fire(alertId: string): Promise<number> {
    if ((await this.tell('id = $1', [alertId])) > 0) return 0;
    const [early]: { wait_ms: number }[] = await this.dataSource.query(
      `select ${waitMs} from project_alerts where id = $1 and ${untold}`,
      [alertId],
    );
    return Math.ceil(early?.wait_ms ?? 0);
  }

  /** Alerts whose job should have come by now; at most `limit`. */
  async fireOverdue(graceMs: number, limit: number): Promise<number> {
    return this.tell(
      `id in (select id from project_alerts
        where ${untold} and fire_at_utc < now() - $1 * interval '1 millisecond'
        order by fire_at_utc limit $2 for update skip locked)`,
      [graceMs, limit],
    );
  }

  private async tell(which: string, parameters: unknown[]): Promise<number> {
    const rows = await this.dataSource.transaction(async (manager) => {
      const [fired]: [FiredRow[], number] = await manager.query(
        `update project_alerts set pushed_at = now(),
            mail_id = case when alert_type = 'due-date' then coalesce(mail_id, gen_random_uuid()) end
          where ${which} and ${untold} and fire_at_utc <= now()
          returning id, user_id, case when old.mail_id is null then new.mail_id end as new_mail_id`,
        parameters,
      );
      await this.recordMails(manager, fired);
      return fired;
    });
    if (rows.some(({ new_mail_id }) => new_mail_id)) this.mails.nudge();
    await Promise.all(rows.map((row) => this.pusher.push({ alertId: row.id, userId: row.user_id })));
    return rows.length;
  }

  private async recordMails(manager: EntityManager, fired: readonly FiredRow[]): Promise<void> {
    const mails = fired.flatMap(({ id, new_mail_id }) =>
      new_mail_id ? [{ id: new_mail_id, kind: mailKinds.dueDate, ref: id }] : [],
    );
    if (mails.length > 0) await this.mails.recordAll(manager, mails);
  }
}
