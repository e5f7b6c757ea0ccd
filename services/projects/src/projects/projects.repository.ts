import { Injectable } from '@nestjs/common';
import { limits, projectDeleted } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { Project } from './project.entity.ts';

/** Largest value of Postgres's integer; a longer number matches no project. */
const MAX_INTEGER = 2_147_483_647;

/** Every query filters by the user: another user's project is never found. */
@Injectable()
export class ProjectsRepository {
  /** @param ref integer id or UUID */
  find(manager: EntityManager, userId: string, ref: string): Promise<Project | null> {
    return manager.findOneBy(Project, whereRef(userId, ref));
  }

  /** @throws AppError projects.not_found */
  async get(manager: EntityManager, userId: string, ref: string): Promise<Project> {
    const project = await this.find(manager, userId, ref);
    if (!project) throw projectNotFound();
    return project;
  }

  /** Whether the user deleted the project of this UUID; known for as long as sent events are kept. */
  async wasDeleted(manager: EntityManager, userId: string, uuid: string): Promise<boolean> {
    const [found]: unknown[] = await manager.query(
      `select from outbox_events
        where payload ->> 'projectId' = $1 and payload ->> 'userId' = $2 and name = $3 limit 1`,
      [uuid, userId, projectDeleted.name],
    );
    return found !== undefined;
  }

  async findByName(
    manager: EntityManager,
    userId: string,
    projectName: string | undefined,
  ): Promise<Project | null> {
    return projectName ? manager.findOneBy(Project, { userId, project_name: projectName }) : null;
  }

  /**
   * Checks that the user, whose lock the caller holds, may create one more project.
   *
   * @throws AppError projects.limit_reached
   */
  async requireRoom(manager: EntityManager, userId: string): Promise<void> {
    const all = await manager.countBy(Project, { userId });
    if (all < limits.projectsOfUser) return;
    const limit = limits.projectsOfUser.toLocaleString('en-US');
    throw new AppError('projects.limit_reached', {
      userMessage: `You have ${limit} projects, including archived ones. Delete one to make room.`,
    });
  }

  /**
   * Checks that the user, whose lock the caller holds, may have one more active project.
   *
   * @throws AppError projects.limit_reached
   */
  async requireCapacity(manager: EntityManager, userId: string): Promise<void> {
    const active = await manager.countBy(Project, { userId, archivedAt: IsNull() });
    if (active < limits.activeProjects) return;
    throw new AppError('projects.limit_reached', {
      userMessage: `You have ${limits.activeProjects} active projects. Archive or delete one to make room.`,
    });
  }
}

function whereRef(userId: string, ref: string): FindOptionsWhere<Project> {
  if (ref.includes('-')) return { userId, uuid: ref };
  return { userId, id: Math.min(Number(ref), MAX_INTEGER) };
}

/** The same error for a deleted project and for another user's. */
export const projectNotFound = () =>
  new AppError('projects.not_found', { userMessage: 'This project no longer exists.' });
