import { Column, Entity, type EntityManager, IsNull, Not, PrimaryColumn } from 'typeorm';

/** The newest revision of a project that has been heard of. */
@Entity({ name: 'project_watermarks' })
export class ProjectWatermark {
  @PrimaryColumn({ name: 'project_id', type: 'uuid', primaryKeyConstraintName: 'project_watermarks_pk' })
  projectId: string;

  /** Null for a mark that is older than this column, of a project whose alerts are all gone. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;
}

/** Whether the project is known to be gone; with its user locked it stays so for the transaction. */
export function isDeleted(manager: EntityManager, projectId: string): Promise<boolean> {
  return manager.existsBy(ProjectWatermark, { projectId, deletedAt: Not(IsNull()) });
}

export async function markDeleted(manager: EntityManager, projectId: string): Promise<void> {
  await manager.update(ProjectWatermark, { projectId }, { deletedAt: () => 'now()' });
}

/** Raises the mark and locks it for the transaction; false when the revision is old news. */
export async function raiseWatermark(
  manager: EntityManager,
  { userId, projectId, revision }: { userId: string; projectId: string; revision: number },
): Promise<boolean> {
  const raised: unknown[] = await manager.query(
    `insert into project_watermarks as mark (project_id, user_id, revision) values ($1, $2, $3)
      on conflict (project_id) do update set revision = excluded.revision, user_id = excluded.user_id
        where mark.revision < excluded.revision
      returning revision`,
    [projectId, userId, revision],
  );
  return raised.length > 0;
}
