import { Injectable } from '@nestjs/common';
import type { Alert as AlertAnswer, AlertProject } from '@printpartner/contracts';
import { ProjectCopies } from '../projects/project-copies.ts';
import type { Alert } from './alert.entity.ts';

/** The columns of an alert that a response shows. */
export type PresentableAlert = Pick<
  Alert,
  | 'id'
  | 'userId'
  | 'projectId'
  | 'message'
  | 'alertType'
  | 'fireAt'
  | 'acknowledgedAt'
  | 'handledAt'
  | 'createdAt'
>;

/** Alerts in responses and pushes, each with what a reminder shows of its project. */
@Injectable()
export class AlertPresenter {
  constructor(private readonly copies: ProjectCopies) {}

  /** In the order given. */
  async presentAll(alerts: readonly PresentableAlert[], requestId?: string): Promise<AlertAnswer[]> {
    const copies = await this.copies.ofAlerts(alerts, requestId);
    return alerts.map((alert) => presentAlert(alert, copies.get(alert.projectId ?? '')));
  }

  /** An alert that was presented without its project, with it. */
  async addProject(alert: AlertAnswer, requestId: string): Promise<AlertAnswer> {
    const { project_id: projectId, user_id: userId } = alert;
    const copies = await this.copies.ofAlerts([{ projectId, userId }], requestId);
    return { ...alert, project: copies.get(projectId ?? '') ?? null };
  }
}

export function presentAlert(alert: PresentableAlert, project?: AlertProject): AlertAnswer {
  const fireAt = alert.fireAt.toISOString();
  return {
    id: alert.id,
    user_id: alert.userId,
    project_id: alert.projectId,
    message: alert.message,
    reminder_message: alert.message,
    alert_type: alert.alertType,
    fire_at_utc: fireAt,
    alert_at: fireAt,
    fired_at_utc: alert.acknowledgedAt?.toISOString() ?? null,
    handled_at: alert.handledAt?.toISOString() ?? null,
    created_at: alert.createdAt.toISOString(),
    project: project ?? null,
  };
}
