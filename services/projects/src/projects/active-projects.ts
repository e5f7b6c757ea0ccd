import { limits } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { type EntityManager, IsNull } from 'typeorm';
import { Project } from './project.entity.ts';

/**
 * Makes sure that the user, who is locked, may have one more active project.
 *
 * @throws AppError projects.limit_reached
 */
export async function requireRoom(manager: EntityManager, userId: string): Promise<void> {
  const active = await manager.countBy(Project, { userId, archivedAt: IsNull() });
  if (active < limits.activeProjects) return;
  throw new AppError('projects.limit_reached', {
    userMessage: `You have ${limits.activeProjects} active projects. Archive or delete one to make room.`,
  });
}
