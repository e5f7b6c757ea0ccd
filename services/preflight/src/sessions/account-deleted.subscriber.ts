import { accountDeleted, preflightOwner } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';
import type { SessionCleanup } from './session-cleanup.ts';

/** Erases the user's kept results and sessions, with their files and jobs. */
export const accountDeletedSubscriber = (cleanup: SessionCleanup) =>
  handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await eraseUser(manager, userId, ['kept_results', 'deleted_projects']);
    await cleanup.removeAllOf(manager, preflightOwner.ofUser(userId));
  });
