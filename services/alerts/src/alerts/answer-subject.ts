import type { Alert } from '@printpartner/contracts';
import type { AnswerSubject } from '@printpartner/service-kit';
import { alertNotFound } from './alerts.repository.ts';

/** What a stored answer tells goes with the alert's project. */
export const subjectOfAlert: AnswerSubject<Alert> = {
  of: ({ project_id: projectId }) => projectId,
  gone: alertNotFound,
};

export const subjectOfHandled: AnswerSubject<{ alert: Alert; isNew: boolean }> = {
  of: ({ alert }) => subjectOfAlert.of(alert),
  gone: alertNotFound,
};
