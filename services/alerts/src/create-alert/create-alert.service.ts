import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Alert as AlertAnswer, createAlert, RpcInput } from '@printpartner/contracts';
import { AppError, type HandlerCall } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { lockLiveUser } from '@printpartner/service-kit';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { setLiveReminder } from '../alerts/live-reminder.ts';
import { presentAlert } from '../alerts/present-alert.ts';
import { AlertClock } from '../clock/alert-clock.ts';
import { ProjectsGateway } from '../projects/projects.gateway.ts';

@Injectable()
export class CreateAlertService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly alerts: AlertsRepository,
    private readonly projects: ProjectsGateway,
    private readonly clock: AlertClock,
  ) {}

  async create(draft: RpcInput<typeof createAlert>, call: HandlerCall): Promise<AlertAnswer> {
    const project = await this.projects.find(draft.project_id, call);
    if (!project) throw new AppError('projects.not_found', { userMessage: 'There is no such project.' });
    const alert = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, call.userId);
      return setLiveReminder(this.alerts, manager, {
        userId: call.userId,
        projectId: project.uuid,
        message: draft.message,
        fireAt: new Date(draft.fire_at_utc),
        timeZone: project.time_zone,
      });
    });
    await this.clock.arm(alert);
    return presentAlert(alert, project);
  }
}
