import type { Alert as AlertAnswer, AlertProject } from '@printpartner/contracts';
import type { AnswerSubject } from '@printpartner/service-kit';
import type { Alert } from './alert.entity.ts';
import { alertNotFound } from './alerts.repository.ts';

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

/** An alert in responses and pushes; without its project, that is added by `ProjectCopies`. */
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

/** What a stored answer tells goes with the alert's project. */
export const subjectOfAlert: AnswerSubject<AlertAnswer> = {
  of: ({ project_id: projectId }) => projectId,
  gone: alertNotFound,
};

export const subjectOfHandled: AnswerSubject<{ alert: AlertAnswer; isNew: boolean }> = {
  of: ({ alert }) => subjectOfAlert.of(alert),
  gone: alertNotFound,
};
