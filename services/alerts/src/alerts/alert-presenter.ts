import { Injectable } from '@nestjs/common';
import type { Alert as AlertAnswer } from '@printpartner/contracts';
import type { HandlerCall } from '@printpartner/messaging';
import { ProjectsGateway } from '../projects/projects.gateway.ts';
import type { Alert } from './alert.entity.ts';
import { presentAlert } from './present-alert.ts';

/** Alerts with their projects' names, which projects is asked for. */
@Injectable()
export class AlertPresenter {
  constructor(private readonly projects: ProjectsGateway) {}

  async present(alerts: Alert[], call: HandlerCall): Promise<AlertAnswer[]> {
    const uuids = new Set(alerts.flatMap(({ projectId }) => projectId ?? []));
    const projects = await this.projects.describe([...uuids], call);
    return alerts.map((alert) => presentAlert(alert, projects.get(alert.projectId ?? '')));
  }

  async presentOne(alert: Alert, call: HandlerCall): Promise<AlertAnswer> {
    const projects = await this.projects.describe(alert.projectId ? [alert.projectId] : [], call);
    return presentAlert(alert, projects.get(alert.projectId ?? ''));
  }
}
