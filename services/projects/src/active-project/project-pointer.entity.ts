import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** The project a user last saved or opened; one row per user. */
@Entity({ name: 'user_project_state' })
export class ProjectPointer {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'user_project_state_pk' })
  userId: string;

  @Column({ name: 'last_project_id', type: 'integer', nullable: true })
  lastProjectId: number | null;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** Sets the user's active project, or none. */
export async function setActive(
  manager: EntityManager,
  userId: string,
  lastProjectId: number | null,
): Promise<void> {
  await manager.upsert(ProjectPointer, { userId, lastProjectId, updatedAt: new Date() }, ['userId']);
}

/** Clears the active project if it is this one. */
export async function clearActive(manager: EntityManager, userId: string, projectId: number): Promise<void> {
  const pointer = { userId, lastProjectId: projectId };
  await manager.update(ProjectPointer, pointer, { lastProjectId: null, updatedAt: new Date() });
}
