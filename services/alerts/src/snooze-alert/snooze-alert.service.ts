import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RpcInput, snoozeAlert } from '@printpartner/contracts';
import { AppError, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { lockLiveUser, MailBox } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';
import { alertNotFound, AlertsRepository } from '../alerts/alerts.repository.ts';
import { moveAlert } from '../alerts/set-live-alert.ts';
import { tellProject } from '../alerts/tell-project.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { isDeleted } from '../follow-project/project-watermark.entity.ts';
import { projectArchived } from '../projects/project-archived.ts';
import { ProjectsGateway } from '../projects/projects.gateway.ts';
import { recordDueMail } from '../mails/record-due-mail.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

@Injectable()
export class SnoozeAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly clock: AlertClock,
    private readonly outbox: OutboxRelay,
    private readonly mails: MailBox,
    private readonly projects: ProjectsGateway,
    private readonly pusher: AlertPusher,
  ) {}

  /** @throws AppError alerts.not_found, also when its project is gone; request.invalid for a time that has passed */
  async snooze({ id, fire_at_utc }: RpcInput<typeof snoozeAlert>, call: HandlerCall): Promise<Alert> {
    const fireAt = new Date(fire_at_utc);
    if (fireAt <= new Date()) throw notInFuture();
    await this.refuseArchived(id, call);
    const moved = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, call.userId);
      const alert = await this.alerts.lock(manager, call.userId, id);
      if (alert.projectId && (await isDeleted(manager, alert.projectId))) throw alertNotFound();
      if (alert.fireAt <= new Date()) await recordDueMail(manager, this.mails, alert);
      await this.makeRoom(manager, alert);
      const snoozed = await moveAlert(manager, alert, fireAt);
      if (snoozed.alertType !== 'smoke-test')
        await tellProject(manager, snoozed, { reopens: true }, call.requestId);
      return snoozed;
    });
    this.outbox.nudge();
    this.mails.nudge();
    await this.clock.arm(moved.id);
    await this.pusher.pushChanged(call.userId);
    return moved;
  }

  /** What is put away is not reminded of. While projects is away the snooze counts all the same. */
  private async refuseArchived(id: string, call: HandlerCall): Promise<void> {
    const alert = await this.dataSource.manager.findOneBy(Alert, { id, userId: call.userId });
    if (!alert?.projectId) return;
    const projects = await this.projects.describe([alert.projectId], call);
    if (projects.get(alert.projectId)?.archived) throw projectArchived();
  }

  /** One of a type may be live: another that was set since this fired gives way to the snooze. */
  private async makeRoom(manager: EntityManager, alert: Alert): Promise<void> {
    if (!alert.projectId || alert.alertType === 'smoke-test') return;
    const other = await this.alerts.lockLive(manager, alert.projectId, alert.alertType);
    if (other && other.id !== alert.id) await manager.save(Object.assign(other, { cancelledAt: new Date() }));
  }
}

function notInFuture(): AppError {
  const userMessage = 'Choose a future date and time.';
  return new AppError('request.invalid', {
    userMessage,
    errors: [{ path: 'fire_at_utc', message: userMessage }],
  });
}
