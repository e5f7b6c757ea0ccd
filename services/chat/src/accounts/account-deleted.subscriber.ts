import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';

/** Erases what a deleted account has used. */
export const accountDeletedSubscriber = handleEvent(accountDeleted, ({ userId }, { manager }) =>
  eraseUser(manager, userId, ['token_usage']),
);
