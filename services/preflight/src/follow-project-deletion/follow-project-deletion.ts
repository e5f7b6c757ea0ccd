import { projectDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { DeletedProject } from '../kept-results/deleted-project.entity.ts';
import { KeptResult } from '../kept-results/kept-result.entity.ts';

/** A project that is deleted takes its kept results along; one that is archived keeps them. */
export const followProjectDeletion = handleEvent(
  projectDeleted,
  async ({ userId, projectId }, { manager }) => {
    if (!(await lockUnlessErased(manager, userId))) return;
    await manager.delete(KeptResult, { userId, projectId });
    await manager.upsert(DeletedProject, { userId, projectId }, ['projectId']);
  },
);
