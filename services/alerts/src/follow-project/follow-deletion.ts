import { projectDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { cancelLiveAlerts } from './cancel-live-alerts.ts';
import { markDeleted, raiseWatermark } from './project-watermark.entity.ts';

/** A deleted project takes all its live alerts along; its watermark stays, so that no older news revives one. */
export const followDeletion = handleEvent(projectDeleted, async (deleted, { manager }) => {
  if (!(await lockUnlessErased(manager, deleted.userId))) return;
  if (await raiseWatermark(manager, deleted)) {
    await markDeleted(manager, deleted.projectId);
    await cancelLiveAlerts(manager, deleted.projectId);
  }
});
