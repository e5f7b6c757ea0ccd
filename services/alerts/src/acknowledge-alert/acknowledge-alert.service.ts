import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { acknowledgeAlert, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser, MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { AlertPresenter } from '../alerts/alert-presenter.ts';
import { alertNotFound, AlertsRepository } from '../alerts/alerts.repository.ts';
import { needsDueMail, recordDueMail } from '../mails/due-date-mail.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

type Acknowledgement = RpcInput<typeof acknowledgeAlert>;

@Controller()
export class AcknowledgeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly mails: MailBox,
    private readonly presenter: AlertPresenter,
    private readonly pusher: AlertPusher,
  ) {}

  /**
   * Marks a due alert as seen; the time of the first acknowledgement stays. An alert that was snoozed
   * meanwhile is not due and stays unchanged, so that a late call from another tab does not hide it.
   */
  @HandleRpc(acknowledgeAlert)
  async acknowledge(
    seen: Acknowledgement,
    { userId, requestId }: HandlerCall,
  ): Promise<RpcOutput<typeof acknowledgeAlert>> {
    if (await this.markSeen(userId, seen)) await this.pusher.pushChanged(userId);
    const alert = await this.dataSource.manager.findOneBy(Alert, { id: seen.id, userId });
    if (!alert) return this.refuse(userId);
    const acknowledged =
      alert.acknowledgedAt && needsDueMail(alert) ? await this.recordMail(userId, alert.id) : alert;
    return this.presenter.present(acknowledged, requestId);
  }

  /** Needs no user lock: it only updates, so it can't bring back an erased row. */
  private async markSeen(userId: string, { id, fire_at_utc }: Acknowledgement): Promise<boolean> {
    const [, marked]: [unknown, number] = await this.dataSource.query(
      `update project_alerts set fired_at_utc = now()
        where id = $1 and user_id = $2 and fired_at_utc is null and fire_at_utc <= now()
          and ($3::timestamptz is null or fire_at_utc = $3)`,
      [id, userId, fire_at_utc ?? null],
    );
    return marked > 0;
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

  /** @throws AppError auth.no_session if the account was deleted, else alerts.not_found */
  private async refuse(userId: string): Promise<never> {
    await this.dataSource.transaction((manager) => lockLiveUser(manager, userId));
    throw alertNotFound();
  }
}
