import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';

/** Erases the drafts and sheets of a deleted account. */
export const accountDeletedSubscriber = handleEvent(accountDeleted, ({ userId }, { manager }) =>
  eraseUser(manager, userId, [
    'specs',
    'spec_sheets',
    'deleted_sheets',
    'deleted_projects',
    'idempotency_keys',
  ]),
);
