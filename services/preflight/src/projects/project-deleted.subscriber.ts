import { Injectable } from '@nestjs/common';
import { projectDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, lockUnlessErased, markProjectDeleted } from '@printpartner/service-kit';
import { ErasedFiles } from '../files/erased-files.ts';
import { KeptResult } from '../kept-results/kept-result.entity.ts';

/** Deletes the project's files and kept results, and leaves a tombstone against requests that are still under way. */
@Injectable()
export class ProjectDeletedSubscriber implements EventSubscriber {
  constructor(private readonly files: ErasedFiles) {}

  readonly handler = handleEvent(projectDeleted, async ({ userId, projectId }, { manager }) => {
    if (!(await lockUnlessErased(manager, userId))) return;
    await this.files.erase(manager, userId, projectId);
    await manager.delete(KeptResult, { userId, projectId });
    await markProjectDeleted(manager, userId, projectId);
  });
}
