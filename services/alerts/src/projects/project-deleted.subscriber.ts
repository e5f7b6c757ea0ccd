import { Injectable } from '@nestjs/common';
import { projectDeleted } from '@printpartner/contracts';
import { type AfterCommit, handleEvent } from '@printpartner/messaging';
import { type EventSubscriber, forgetAnswers, lockUnlessErased } from '@printpartner/service-kit';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { AlertPusher } from '../push/alert-pusher.ts';
import { markDeleted, raiseWatermark } from './project-watermark.entity.ts';

/** Cancels a deleted project's live alerts and closes shown ones. The watermark stays, so that a late event does not bring them back. */
@Injectable()
export class ProjectDeletedSubscriber implements EventSubscriber {
  constructor(
    private readonly alerts: AlertsRepository,
    private readonly pusher: AlertPusher,
  ) {}

  readonly handler = handleEvent(
    projectDeleted,
    async (deleted, { manager }): Promise<AfterCommit | void> => {
      const { userId, projectId } = deleted;
      if (!(await lockUnlessErased(manager, userId))) return;
      if (!(await raiseWatermark(manager, deleted))) return;
      await markDeleted(manager, projectId);
      await this.alerts.cancelLive(manager, projectId);
      await this.alerts.handleShown(manager, projectId);
      await forgetAnswers(manager, userId, projectId);
      return () => this.pusher.pushChanged(userId);
    },
  );
}
