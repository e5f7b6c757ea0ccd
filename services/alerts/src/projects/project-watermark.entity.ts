import type { AlertProject } from '@printpartner/contracts';
import type { OldRows } from '@printpartner/messaging';
import { isOldTombstone } from '@printpartner/service-kit';
import { Column, Entity, type EntityManager, IsNull, Not, PrimaryColumn } from 'typeorm';

/** The newest revision of a project that an event brought, and a copy of the details that reminders show. */
@Entity({ name: 'project_watermarks' })
export class ProjectWatermark {
  @PrimaryColumn({ name: 'project_id', type: 'uuid', primaryKeyConstraintName: 'project_watermarks_pk' })
  projectId: string;

  /** Null in a row older than this column whose project has no alerts. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  /** 0 before the first event. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** Null for a deleted project, and in a row older than this column. */
  @Column({ type: 'jsonb', nullable: true })
  project: AlertProject | null;
}

/** Old watermarks of deleted projects. Their alerts go first, because a watermark shows that they are obsolete. */
export const deletedProjects: OldRows = {
  table: 'project_watermarks',
  key: 'project_id',
  isOld: `${isOldTombstone('deleted_at')} and not exists (
    select from project_alerts alert where alert.project_id = project_watermarks.project_id)`,
};

/** Whether the project was deleted. The answer holds for the transaction if it holds the user's lock. */
export function isDeleted(manager: EntityManager, projectId: string): Promise<boolean> {
  return manager.existsBy(ProjectWatermark, { projectId, deletedAt: Not(IsNull()) });
}

/** The revision of the last event applied; undefined before the first. */
export async function revisionOf(manager: EntityManager, projectId: string): Promise<number | undefined> {
  const mark = await manager.findOneBy(ProjectWatermark, { projectId });
  return mark?.revision;
}

export async function markDeleted(manager: EntityManager, projectId: string): Promise<void> {
  await manager.update(ProjectWatermark, { projectId }, { deletedAt: () => 'now()', project: null });
}

/** Raises the revision and locks the row for the transaction; false when the event is older than the row. */
export async function raiseWatermark(
  manager: EntityManager,
  event: { userId: string; projectId: string; revision: number; project?: AlertProject | undefined },
): Promise<boolean> {
  const { userId, projectId, revision, project } = event;
  const raised: unknown[] = await manager.query(
    `insert into project_watermarks as mark (project_id, user_id, revision, project) values ($1, $2, $3, $4::jsonb)
      on conflict (project_id) do update set revision = excluded.revision, user_id = excluded.user_id,
          project = coalesce(excluded.project, mark.project)
        where mark.revision < excluded.revision
      returning revision`,
    [projectId, userId, revision, project ? JSON.stringify(project) : null],
  );
  return raised.length > 0;
}

/** Fills in a missing copy; an event's copy takes precedence. */
export async function addMissingCopy(
  manager: EntityManager,
  userId: string,
  project: AlertProject,
): Promise<void> {
  await manager.query(
    `insert into project_watermarks as mark (project_id, user_id, revision, project) values ($1, $2, 0, $3::jsonb)
      on conflict (project_id) do update set project = excluded.project, user_id = excluded.user_id
        where mark.project is null and mark.deleted_at is null`,
    [project.uuid, userId, JSON.stringify(project)],
  );
}
