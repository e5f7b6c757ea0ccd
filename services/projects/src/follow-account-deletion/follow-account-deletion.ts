import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';

/** A deleted account takes all its projects along. */
export const followAccountDeletion = handleEvent(accountDeleted, ({ userId }, { manager }) =>
  eraseUser(manager, userId, ['user_project_state', 'projects']),
);
