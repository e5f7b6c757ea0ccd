import { Injectable } from '@nestjs/common';
import { projectDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, lockUnlessErased, markProjectDeleted } from '@printpartner/service-kit';
import { QuoteChoice } from '../quotes/quote-choice.entity.ts';
import { SpecSheet } from '../sheets/spec-sheet.entity.ts';

/**
 * Detaches the project's sheets and the choices that were recorded with it, and leaves a tombstone against requests that
 * are still under way. The sheets keep their revisions: a device that has one open can still save it.
 */
@Injectable()
export class ProjectDeletedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(projectDeleted, async ({ userId, projectId }, { manager }) => {
    if (!(await lockUnlessErased(manager, userId))) return;
    for (const attached of [SpecSheet, QuoteChoice])
      await manager.update(attached, { userId, projectUuid: projectId }, { projectUuid: null });
    await markProjectDeleted(manager, userId, projectId);
  });
}
