import { AppError, type OldRows } from '@printpartner/messaging';
import { Column, CreateDateColumn, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { isOldTombstone } from './tombstones.module.ts';

/** Tombstone: a request that was under way when the project was deleted must not add anything to it. */
@Entity({ name: 'deleted_projects' })
export class DeletedProject {
  @PrimaryColumn({ name: 'project_id', type: 'uuid', primaryKeyConstraintName: 'deleted_projects_pk' })
  projectId: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @CreateDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt: Date;
}

export const oldDeletedProjects: OldRows = {
  table: 'deleted_projects',
  key: 'project_id',
  isOld: isOldTombstone('deleted_at'),
};

/** Writes the tombstone of a deleted project. The caller holds the user's lock. Idempotent. */
export async function markProjectDeleted(
  manager: EntityManager,
  userId: string,
  projectId: string,
): Promise<void> {
  await manager.upsert(DeletedProject, { userId, projectId }, ['projectId']);
}

/**
 * Refuses a call about a project that was deleted after the gateway asked for it. The caller holds the user's lock.
 *
 * @throws AppError projects.not_found
 */
export async function requireLiveProject(
  manager: EntityManager,
  userId: string,
  projectId: string,
): Promise<void> {
  if (await manager.existsBy(DeletedProject, { userId, projectId }))
    throw new AppError('projects.not_found', { userMessage: 'This project no longer exists.' });
}
