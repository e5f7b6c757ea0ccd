import type { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import type { Alert } from '../alerts/alert.entity.ts';
import { mailKinds } from './mail-kinds.ts';

/** Whether it is of a due date, and its mail has not been recorded. */
export const needsDueMail = ({ alertType, mailId }: Alert): boolean => alertType === 'due-date' && !mailId;

/**
 * Records the mail of a due date that its user has met before its job came:
 * nothing will fire it any more. Once an alert, and none for other types.
 */
export async function recordDueMail(manager: EntityManager, mails: MailBox, alert: Alert): Promise<void> {
  if (!needsDueMail(alert)) return;
  const mailId = await mails.record(manager, { kind: mailKinds.dueDate, ref: alert.id });
  await manager.save(Object.assign(alert, { mailId }));
}
