import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';

/** What a departed user has sent is removed; a file without its session goes with the next sweep. */
export const followAccountDeletion = handleEvent(accountDeleted, async ({ userId }, { manager }) => {
  await manager.delete(PreflightSession, { owner: `user:${userId}` });
});
