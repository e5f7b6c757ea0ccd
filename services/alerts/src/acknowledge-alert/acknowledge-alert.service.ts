import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { lockLiveUser, MailBox } from '@printpartner/service-kit';
import { type DataSource, IsNull } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { recordDueMail } from '../mails/record-due-mail.ts';

@Injectable()
export class AcknowledgeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly mails: MailBox,
  ) {}

  /**
   * Marks a due alert as seen; the first acknowledgement counts. One that was
   * snoozed meanwhile is not due and stays as it is, so that a late word from
   * another tab does not swallow it.
   */
  async acknowledge(userId: string, id: string): Promise<Alert> {
    const seen = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      await manager
        .createQueryBuilder()
        .update(Alert)
        .set({ firedAt: () => 'now()' })
        .where({ id, userId, firedAt: IsNull() })
        .andWhere('fire_at_utc <= now()')
        .execute();
      const alert = await this.alerts.lock(manager, userId, id);
      if (alert.firedAt) await recordDueMail(manager, this.mails, alert);
      return alert;
    });
    this.mails.nudge();
    return seen;
  }
}
