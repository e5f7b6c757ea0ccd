import { accountDeleted } from '@printpartner/contracts';
import type { FileStore } from '@printpartner/file-store';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser } from '@printpartner/service-kit';
import { inkKeyOf } from '../ink/ink-key.ts';
import { ownerOfUser } from '../sessions/owner-of-user.ts';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';

/** What a departed user has sent and kept is removed, with the files of checks whose hour is not over. */
export const followAccountDeletion = (store: FileStore) =>
  handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await eraseUser(manager, userId, ['kept_results', 'deleted_projects']);
    const owner = ownerOfUser(userId);
    const sessions = await manager.find(PreflightSession, { where: { owner } });
    await manager.delete(PreflightSession, { owner });
    for (const { id, fileKey } of sessions)
      for (const key of [fileKey, inkKeyOf(id)]) await store.remove(key);
  });
