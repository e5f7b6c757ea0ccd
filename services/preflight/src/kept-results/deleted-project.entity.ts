import type { OldRows } from '@printpartner/messaging';
import { isOldTombstone } from '@printpartner/service-kit';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Tombstone: a request that was under way when the project was deleted must not keep a result with it. */
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
