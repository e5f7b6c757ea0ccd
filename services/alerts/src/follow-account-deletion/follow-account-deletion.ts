import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';

/** A deleted account takes all its alerts along; what is on the clock finds none when it strikes. */
export const followAccountDeletion = handleEvent(accountDeleted, ({ userId }, { manager }) =>
  eraseUser(manager, userId, ['project_alerts', 'project_watermarks']),
);
