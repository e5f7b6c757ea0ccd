import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { mailKinds } from './mail-kinds.ts';

/**
 * Records the mail of a due date that its user has met before its job came:
 * nothing will fire it any more. Once an alert, and none for other types.
 */
export async function recordDueMail(manager: EntityManager, mails: MailBox, alert: Alert): Promise<void> {
  if (alert.alertType !== 'due-date' || alert.mailId) return;
  const mailId = await mails.record(manager, { kind: mailKinds.dueDate, ref: alert.id });
  await manager.save(Object.assign(alert, { mailId }));
}
