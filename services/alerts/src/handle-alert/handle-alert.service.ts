import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Alert,
  closeAlert,
  markAlertDone,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, earlierAnswer, MailBox, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AlertPresenter, presentAlert } from '../alerts/alert-presenter.ts';
import { alertMoved, AlertsRepository } from '../alerts/alerts.repository.ts';
import { recordDueMail } from '../mails/due-date-mail.ts';
import { revisionOf } from '../projects/project-watermark.entity.ts';
import { ProjectsClient } from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

type Firing = RpcInput<typeof closeAlert>;

interface Handled {
  /** Without its project. */
  alert: Alert;
  isNew: boolean;
}

/** The answers to a due alert that do not move it. */
@Controller()
export class HandleAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsClient,
    private readonly mails: MailBox,
    private readonly presenter: AlertPresenter,
    private readonly pusher: AlertPusher,
  ) {}

  /**
   * Clears the project's reminder first: if that fails, the alert stays due and the user can try again.
   *
   * @throws AppError alerts.not_found; alerts.changed when the firing was moved or handled since; RpcError when projects
   *   does not answer
   */
  @HandleRpc(markAlertDone)
  async markDone(
    { id, shown_fire_at_utc }: Firing,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof markAlertDone>> {
    const earlier = await earlierAnswer<Handled>(this.dataSource.manager, call);
    if (earlier) return this.presenter.addProject(earlier.answer.alert, call.requestId);
    const { alert, revision } = await this.dataSource.transaction((manager) =>
      this.readDue(manager, call.userId, { id, shown_fire_at_utc }),
    );
    const clears = alert.alertType === 'reminder' && !alert.handledAt;
    if (clears && alert.projectId && !(await this.projects.clearReminder(alert.projectId, revision, call)))
      throw alertMoved();
    const done = await this.handle({ id, shown_fire_at_utc: alert.fireAt.toISOString() }, call);
    // The event of the cleared reminder may have handled the alert first.
    if (clears) await this.pusher.pushChanged(call.userId);
    return done;
  }

  @HandleRpc(closeAlert)
  close(firing: Firing, call: HandlerCall): Promise<RpcOutput<typeof closeAlert>> {
    return this.handle(firing, call);
  }

  /** The alert, and the revision of its project that it was set from. */
  private async readDue(manager: EntityManager, userId: string, { id, shown_fire_at_utc }: Firing) {
    const alert = await this.alerts.lock(manager, userId, id);
    if (shown_fire_at_utc) await this.alerts.refuseStale(manager, alert, shown_fire_at_utc);
    if (alert.fireAt > (await databaseNow(manager))) throw alertMoved();
    const revision = alert.projectId ? await revisionOf(manager, alert.projectId) : undefined;
    return { alert, revision };
  }

  private async handle(firing: Firing, call: HandlerCall) {
    const { alert, isNew } = await writeOnce(this.dataSource, call, (manager) =>
      this.markHandled(manager, call.userId, firing),
    );
    if (isNew) {
      this.mails.nudge();
      await this.pusher.pushChanged(call.userId);
    }
    return this.presenter.addProject(alert, call.requestId);
  }

  /** @throws AppError alerts.not_found */
  private async markHandled(
    manager: EntityManager,
    userId: string,
    { id, shown_fire_at_utc }: Firing,
  ): Promise<Handled> {
    const [, marked]: [unknown, number] = await manager.query(
      `update project_alerts set handled_at = now(), fired_at_utc = coalesce(fired_at_utc, now())
        where id = $1 and user_id = $2 and handled_at is null and cancelled_at is null and fire_at_utc <= now()
          and ($3::timestamptz is null or fire_at_utc = $3)`,
      [id, userId, shown_fire_at_utc ?? null],
    );
    const alert = await this.alerts.lock(manager, userId, id);
    if (alert.handledAt) await recordDueMail(manager, this.mails, alert);
    return { alert: presentAlert(alert), isNew: marked > 0 };
  }
}
