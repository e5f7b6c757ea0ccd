import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  acknowledgeAlert,
  type Alert,
  closeAlert,
  markAlertDone,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, earlierAnswer, MailBox, stepOf, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { recordDueMail } from '../mails/mail-kinds.ts';
import { ProjectCopies } from '../projects/project-copies.ts';
import { revisionOf } from '../projects/project-watermark.entity.ts';
import { ProjectsClient } from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { alertMoved, alertNotFound, AlertsRepository } from './alerts.repository.ts';
import { presentAlert, subjectOfHandled } from './present-alert.ts';

type Acknowledgement = RpcInput<typeof acknowledgeAlert>;
type Firing = RpcInput<typeof closeAlert>;

interface Handled {
  /** The project is missing: it is added to the stored answer. */
  alert: Alert;
  isNew: boolean;
}

/** The answers to a due alert that do not move it, and the acknowledgement that it was shown. */
@Controller()
export class HandleAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsClient,
    private readonly mails: MailBox,
    private readonly copies: ProjectCopies,
    private readonly pusher: AlertPusher,
  ) {}

  /**
   * Marks a due alert as seen; the time of the first acknowledgement stays. An alert that was snoozed
   * meanwhile is not due and stays unchanged, so that a late call from another tab does not hide it.
   */
  @HandleRpc(acknowledgeAlert)
  acknowledge(seen: Acknowledgement, call: HandlerCall): Promise<RpcOutput<typeof acknowledgeAlert>> {
    return this.record(call, (manager) => this.markSeen(manager, call.userId, seen));
  }

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
    const earlier = await earlierAnswer<Handled>(this.dataSource.manager, call, alertNotFound);
    if (earlier) return this.copies.addProject(earlier.answer.alert, call.requestId);
    // Repeated after a crash, it goes on with what it has read before: the cleared reminder may have changed the alert.
    const { clears, projectId, revision, fireAt } = await writeOnce(
      this.dataSource,
      stepOf(call, 'read'),
      (manager) => this.readDue(manager, call.userId, { id, shown_fire_at_utc }),
    );
    if (clears && projectId && !(await this.projects.clearReminder(projectId, revision, call)))
      throw alertMoved();
    const done = await this.handle({ id, shown_fire_at_utc: fireAt }, call);
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
    return {
      projectId: alert.projectId,
      revision,
      fireAt: alert.fireAt.toISOString(),
      clears: alert.alertType === 'reminder' && !alert.handledAt,
    };
  }

  private handle(firing: Firing, call: HandlerCall) {
    return this.record(call, (manager) => this.markHandled(manager, call.userId, firing));
  }

  private async record(call: HandlerCall, mark: (manager: EntityManager) => Promise<Handled>) {
    const { alert, isNew } = await writeOnce(this.dataSource, call, mark, subjectOfHandled);
    if (isNew) {
      this.mails.nudge();
      await this.pusher.pushChanged(call.userId);
    }
    return this.copies.addProject(alert, call.requestId);
  }

  /** @throws AppError alerts.not_found */
  private async markSeen(
    manager: EntityManager,
    userId: string,
    { id, fire_at_utc }: Acknowledgement,
  ): Promise<Handled> {
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
