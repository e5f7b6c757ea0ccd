import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, lockUser } from '@printpartner/service-kit';

/** A deleted account takes all its alerts and their mails along; what is on the clock finds none when it strikes. */
export const followAccountDeletion = handleEvent(accountDeleted, async ({ userId }, { manager }) => {
  await lockUser(manager, userId);
  await manager.query(
    'delete from mails where id in (select mail_id from project_alerts where user_id = $1)',
    [userId],
  );
  await eraseUser(manager, userId, ['project_alerts', 'project_watermarks']);
});
