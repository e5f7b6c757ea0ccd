import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { acknowledgeAlert, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { MailBox, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AlertPresenter, presentAlert } from '../alerts/alert-presenter.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { subjectOfHandled } from '../alerts/answer-subject.ts';
import { recordDueMail } from '../mails/due-date-mail.ts';
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
  async acknowledge(seen: Acknowledgement, call: HandlerCall): Promise<RpcOutput<typeof acknowledgeAlert>> {
    const { alert, isNew } = await writeOnce(
      this.dataSource,
      call,
      (manager) => this.markSeen(manager, call.userId, seen),
      subjectOfHandled,
    );
    if (isNew) {
      this.mails.nudge();
      await this.pusher.pushChanged(call.userId);
    }
    return this.presenter.addProject(alert, call.requestId);
  }

  /** @throws AppError alerts.not_found */
  private async markSeen(manager: EntityManager, userId: string, { id, fire_at_utc }: Acknowledgement) {
    const [, marked]: [unknown, number] = await manager.query(
      `update project_alerts set fired_at_utc = now()
        where id = $1 and user_id = $2 and fired_at_utc is null and fire_at_utc <= now()
          and ($3::timestamptz is null or fire_at_utc = $3)`,
      [id, userId, fire_at_utc ?? null],
    );
    const alert = await this.alerts.lock(manager, userId, id);
    if (alert.acknowledgedAt) await recordDueMail(manager, this.mails, alert);
    return { alert: presentAlert(alert), isNew: marked > 0 };
  }
}
