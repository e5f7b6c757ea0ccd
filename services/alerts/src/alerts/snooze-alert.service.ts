import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type Alert as AlertAnswer,
  alertProject,
  type Project,
  type RpcInput,
  type RpcOutput,
  snoozeAlert,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { databaseNow, earlierAnswer, MailBox, writeOnce } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { AlertClock } from '../clock/alert-clock.ts';
import { recordDueMail } from '../mails/mail-kinds.ts';
import { ProjectCopies } from '../projects/project-copies.ts';
import { isDeleted } from '../projects/project-watermark.entity.ts';
import { projectArchived, ProjectsClient } from '../projects/projects.client.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { Alert } from './alert.entity.ts';
import { alertNotFound, AlertsRepository } from './alerts.repository.ts';
import { presentAlert, subjectOfAlert } from './present-alert.ts';
import { recordAlertMove } from './record-alert-move.ts';

@Controller()
export class SnoozeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly outbox: OutboxRelay,
    private readonly mails: MailBox,
    private readonly projects: ProjectsClient,
    private readonly copies: ProjectCopies,
    private readonly pusher: AlertPusher,
  ) {}

  /**
   * The project in the answer is as it was before: the event that sets its status comes later.
   *
   * @throws AppError alerts.not_found, also when the project was deleted; request.invalid for a past time;
   *   alerts.changed when the given firing was moved or handled since
   */
  @HandleRpc(snoozeAlert)
  async snooze(
    { id, fire_at_utc, shown_fire_at_utc }: RpcInput<typeof snoozeAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof snoozeAlert>> {
    const fireAt = new Date(fire_at_utc);
    const earlier = await earlierAnswer<AlertAnswer>(this.dataSource.manager, call, alertNotFound);
    if (earlier) return this.copies.addProject(earlier.answer, call.requestId);
    const project = await this.describeActive(id, call);
    const write = async (manager: EntityManager): Promise<AlertAnswer> => {
      const now = await databaseNow(manager);
      if (fireAt <= now) throw notInFuture();
      const alert = await this.alerts.lock(manager, call.userId, id);
      if (alert.projectId && (await isDeleted(manager, alert.projectId))) throw alertNotFound();
      if (shown_fire_at_utc) await this.alerts.refuseStale(manager, alert, shown_fire_at_utc);
      if (alert.fireAt <= now) await recordDueMail(manager, this.mails, alert);
      await this.cancelOther(manager, alert);
      const moved = await this.alerts.move(manager, alert, fireAt);
      if (moved.alertType !== 'smoke-test')
        await recordAlertMove(manager, moved, { reopens: true }, call.requestId);
      return presentAlert(moved);
    };
    const snoozed = await writeOnce(this.dataSource, call, write, subjectOfAlert);
    this.outbox.nudge();
    this.mails.nudge();
    await this.pusher.pushChanged(call.userId);
    await this.clock.arm(snoozed.id);
    return project
      ? { ...snoozed, project: alertProject.parse(project) }
      : this.copies.addProject(snoozed, call.requestId);
  }

  /** Undefined without a project, and when projects does not answer: a snooze must not depend on it. */
  private async describeActive(id: string, call: HandlerCall): Promise<Project | undefined> {
    const alert = await this.dataSource.manager.findOneBy(Alert, { id, userId: call.userId });
    if (!alert?.projectId) return undefined;
    const [project] = await this.projects.describe([alert.projectId], call);
    if (project?.archived) throw projectArchived();
    return project;
  }

  /** Only one alert of a type may be live or shown: ends another one that was set after this one fired. */
  private async cancelOther(manager: EntityManager, alert: Alert): Promise<void> {
    if (!alert.projectId || alert.alertType === 'smoke-test') return;
    await this.alerts.cancelLive(manager, alert.projectId, alert.alertType, alert.id);
    await this.alerts.handleShown(manager, alert.projectId, alert.alertType, alert.id);
  }
}

function notInFuture(): AppError {
  const userMessage = 'Choose a future date and time.';
  return new AppError('request.invalid', {
    userMessage,
    errors: [{ path: 'fire_at_utc', message: userMessage }],
  });
}
