import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';

/** Erases all projects of a deleted account. */
export const accountDeletedSubscriber = handleEvent(accountDeleted, ({ userId }, { manager }) =>
  eraseUser(manager, userId, ['user_project_state', 'projects', 'early_choices', 'idempotency_keys']),
);
