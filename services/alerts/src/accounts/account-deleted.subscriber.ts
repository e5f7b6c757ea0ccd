import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber, lockUser } from '@printpartner/service-kit';

/** Erases a deleted account's alerts, their mails and the copies of its projects. A clock job without its alert does nothing. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await lockUser(manager, userId);
    await manager.query(
      'delete from mails where id in (select mail_id from project_alerts where user_id = $1)',
      [userId],
    );
    await eraseUser(manager, userId, ['project_alerts', 'project_watermarks', 'idempotency_keys']);
  });
}
