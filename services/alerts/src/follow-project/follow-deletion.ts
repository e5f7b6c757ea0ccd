import { Injectable } from '@nestjs/common';
import { projectDeleted } from '@printpartner/contracts';
import { type AfterCommit, type EventHandler, handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { AlertPusher } from '../push/alert-pusher.ts';
import { cancelLiveAlerts } from './cancel-live-alerts.ts';
import { markDeleted, raiseWatermark } from './project-watermark.entity.ts';

/** Cancels a deleted project's live alerts; its watermark stays, so that no older event revives one. */
@Injectable()
export class FollowDeletion {
  constructor(private readonly pusher: AlertPusher) {}

  readonly handler: EventHandler = handleEvent(
    projectDeleted,
    async (deleted, { manager }): Promise<AfterCommit | void> => {
      if (!(await lockUnlessErased(manager, deleted.userId))) return;
      if (!(await raiseWatermark(manager, deleted))) return;
      await markDeleted(manager, deleted.projectId);
      await cancelLiveAlerts(manager, deleted.projectId);
      return () => this.pusher.pushChanged(deleted.userId);
    },
  );
}
