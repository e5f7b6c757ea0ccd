import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** The project a user saved or opened last; one row a user. */
@Entity({ name: 'user_project_state' })
export class ProjectPointer {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'user_project_state_pk' })
  userId: string;

  @Column({ name: 'last_project_id', type: 'integer', nullable: true })
  lastProjectId: number | null;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** Points the user to a project, or to none. */
export async function pointTo(
  manager: EntityManager,
  userId: string,
  lastProjectId: number | null,
): Promise<void> {
  await manager.upsert(ProjectPointer, { userId, lastProjectId, updatedAt: new Date() }, ['userId']);
}

/** Points to none if the user is at this project. */
export async function pointAway(manager: EntityManager, userId: string, projectId: number): Promise<void> {
  const at = { userId, lastProjectId: projectId };
  await manager.update(ProjectPointer, at, { lastProjectId: null, updatedAt: new Date() });
}
