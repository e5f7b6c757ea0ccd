import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Alert as AlertAnswer, createAlert, Project, RpcInput } from '@printpartner/contracts';
import { AppError, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { presentAlert } from '../alerts/present-alert.ts';
import { setLiveAlert } from '../alerts/set-live-alert.ts';
import { tellProject } from '../alerts/tell-project.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { isDeleted } from '../follow-project/project-watermark.entity.ts';
import { projectArchived } from '../projects/project-archived.ts';
import { ProjectsGateway } from '../projects/projects.gateway.ts';
import { AlertPusher } from '../push/alert-pusher.ts';

type Draft = RpcInput<typeof createAlert>;

@Injectable()
export class CreateAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsGateway,
    private readonly clock: AlertClock,
    private readonly outbox: OutboxRelay,
    private readonly pusher: AlertPusher,
  ) {}

  /** Sets the reminder of a project; its fields follow. @throws AppError projects.not_found, alerts.invalid_project for one that is put away */
  async create(draft: Draft, call: HandlerCall): Promise<AlertAnswer> {
    const project = await this.projects.find(draft.project_id, call);
    if (!project) throw projectNotFound();
    if (project.archived) throw projectArchived();
    const alert = await this.set(project, draft, call);
    this.outbox.nudge();
    await this.clock.arm(alert.id);
    await this.pusher.pushChanged(call.userId);
    return presentAlert(alert, project);
  }

  private set(project: Project, draft: Draft, { userId, requestId }: HandlerCall): Promise<Alert> {
    return this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      if (await isDeleted(manager, project.uuid)) throw projectNotFound();
      const { message } = draft;
      const alert = await setLiveAlert(this.alerts, manager, {
        userId,
        projectId: project.uuid,
        alertType: 'reminder',
        message,
        fireAt: new Date(draft.fire_at_utc),
        timeZone: project.time_zone,
        movedAt: new Date(),
      });
      await tellProject(manager, alert, { reopens: false, message }, requestId);
      return alert;
    });
  }
}

const projectNotFound = () =>
  new AppError('projects.not_found', { userMessage: 'There is no such project.' });
