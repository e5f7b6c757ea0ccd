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

  async present(alert: Alert, requestId: string): Promise<AlertAnswer> {
    const copies = await this.copies.ofAlerts([alert], requestId);
    return presentAlert(alert, copies.get(alert.projectId ?? ''));
  }
}

export function presentAlert(alert: PresentableAlert, project: AlertProject | undefined): AlertAnswer {
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
