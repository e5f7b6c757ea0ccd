import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';
import type { SessionTraces } from '../analysis/session-traces.ts';
import { ownerOfUser } from '../sessions/owner-of-user.ts';
import { removeSessionsOf } from '../sessions/preflight-sessions.repository.ts';

/** What a departed user has sent and kept is removed, with the files and jobs of checks whose hour is not over. */
export const followAccountDeletion = (traces: SessionTraces) =>
  handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await eraseUser(manager, userId, ['kept_results', 'deleted_projects']);
    await traces.remove(await removeSessionsOf(manager, ownerOfUser(userId)));
  });
