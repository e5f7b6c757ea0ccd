import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { acknowledgeAlert, RpcInput } from '@printpartner/contracts';
import { lockLiveUser, MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { alertNotFound, AlertsRepository } from '../alerts/alerts.repository.ts';
import { needsDueMail, recordDueMail } from '../mails/record-due-mail.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

@Injectable()
export class AcknowledgeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly mails: MailBox,
    private readonly pusher: AlertPusher,
  ) {}

  /**
   * Marks a due alert as seen; the first acknowledgement counts. One that was
   * snoozed meanwhile is not due and stays as it is, so that a late word from
   * another tab does not swallow it.
   */
  async acknowledge(userId: string, { id, fire_at_utc }: RpcInput<typeof acknowledgeAlert>): Promise<Alert> {
    // One statement and no lock: it makes no row, so that it cannot bring one back that has been erased.
    const [, marked]: [unknown, number] = await this.dataSource.query(
      `update project_alerts set fired_at_utc = now()
        where id = $1 and user_id = $2 and fired_at_utc is null and fire_at_utc <= now()
          and ($3::timestamptz is null or fire_at_utc = $3)`,
      [id, userId, fire_at_utc ?? null],
    );
    if (marked > 0) await this.pusher.pushChanged(userId);
    const alert = await this.dataSource.manager.findOneBy(Alert, { id, userId });
    if (!alert) return this.refuse(userId);
    return alert.firedAt && needsDueMail(alert) ? this.recordMail(userId, id) : alert;
  }

  private async recordMail(userId: string, id: string): Promise<Alert> {
    const alert = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const locked = await this.alerts.lock(manager, userId, id);
      await recordDueMail(manager, this.mails, locked);
      return locked;
    });
    this.mails.nudge();
    return alert;
  }

  /** @throws AppError auth.no_session for a user who is gone, else alerts.not_found */
  private async refuse(userId: string): Promise<never> {
    await this.dataSource.transaction((manager) => lockLiveUser(manager, userId));
    throw alertNotFound();
  }
}
