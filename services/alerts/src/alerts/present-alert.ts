import type { Alert as AlertAnswer, Project } from '@printpartner/contracts';
import { alertProject } from '@printpartner/contracts';
import type { Alert } from './alert.entity.ts';

/** The alert as answers give it, with what a reminder shows of its project. */
export function presentAlert(alert: Alert, project: Project | undefined): AlertAnswer {
  const fireAt = alert.fireAt.toISOString();
  return {
    id: alert.id,
    project_id: alert.projectId,
    message: alert.message,
    reminder_message: alert.message,
    alert_type: alert.alertType,
    fire_at_utc: fireAt,
    alert_at: fireAt,
    fired_at_utc: alert.firedAt?.toISOString() ?? null,
    created_at: alert.createdAt.toISOString(),
    project: project ? alertProject.parse(project) : null,
  };
}
