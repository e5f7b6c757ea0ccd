import { reminderSnoozed } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { lockUnlessErased } from '@printpartner/service-kit';
import { Project } from '../projects/project.entity.ts';

/**
 * A snooze moves the project's reminder fields along and opens the project
 * again. The alert has moved already, so nothing is told back.
 */
export const followSnooze = handleEvent(reminderSnoozed, async (snoozed, { manager }) => {
  const { userId, projectId, reminderDate, reminderTime, snoozedAt } = snoozed;
  if (!(await lockUnlessErased(manager, userId))) return;
  const project = await manager.findOneBy(Project, { userId, uuid: projectId });
  if (!project) return;
  project.status = 'open';
  // A save after the snooze has set a reminder of its own; that one stands.
  if (project.updatedAt <= new Date(snoozedAt)) Object.assign(project, { reminderDate, reminderTime });
  project.revision += 1;
  project.updatedAt = new Date();
  await manager.save(project);
});
