import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';

/** Kinds of mail that this service sends. */
export const mailKinds = {
  /** Refers to an alert of the type 'due-date'. */
  dueDate: 'due-date',
} as const;

/** Records the mail of a due date that its user acknowledged or snoozed before it fired. Once per alert. */
export async function recordDueMail(manager: EntityManager, mails: MailBox, alert: Alert): Promise<void> {
  if (alert.alertType !== 'due-date' || alert.mailId) return;
  const mailId = await mails.record(manager, { kind: mailKinds.dueDate, ref: alert.id });
  await manager.save(Object.assign(alert, { mailId }));
}
