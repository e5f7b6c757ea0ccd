import { projectDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { DeletedProject } from './deleted-project.entity.ts';
import { KeptResult } from './kept-result.entity.ts';

/** Deletes the project's kept results and leaves a tombstone against requests that are still under way. */
export const projectDeletedSubscriber = handleEvent(
  projectDeleted,
  async ({ userId, projectId }, { manager }) => {
    if (!(await lockUnlessErased(manager, userId))) return;
    await manager.delete(KeptResult, { userId, projectId });
    await manager.upsert(DeletedProject, { userId, projectId }, ['projectId']);
  },
);
