import { projectCatalog, type ProjectColumn } from '@printpartner/contracts';
import { columnOf, type DocumentRow, type FieldRevisions } from '@printpartner/service-kit';
import {
  Column,
  CreateDateColumn,
  Entity,
  Generated,
  PrimaryGeneratedColumn,
  type EntityManager,
  PrimaryColumn,
} from 'typeorm';
import type { ProjectChoices } from '../quotes/choice-layers.ts';

/** The texts that its user edits, by their columns. */
export type EditedTexts = Record<ProjectColumn, string>;

// The catalog declares them; below, each gets its column.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- TypeORM fills them
export interface Project extends EditedTexts {}

@Entity({ name: 'projects' })
export class Project implements DocumentRow {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'projects_pk' })
  id: number;

  @Column({ type: 'uuid' })
  @Generated('uuid')
  uuid: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** IANA name. */
  @Column({ name: 'time_zone', type: 'text' })
  timeZone: string;

  /** When the due date or its zone last changed. */
  @Column({ name: 'due_date_set_at', type: 'timestamptz' })
  dueDateSetAt: Date;

  /** When the reminder was last set, by a save or by moving its alert; null for never. */
  @Column({ name: 'reminder_set_at', type: 'timestamptz', nullable: true })
  reminderSetAt: Date | null;

  /** The chosen quotes that were written into it, and what they replaced. */
  @Column({ name: 'quote_choices', type: 'jsonb' })
  quoteChoices: ProjectChoices;

  /** Incremented with each change; orders the events about this project. */
  @Column({ type: 'integer' })
  revision: number;

  @Column({ name: 'field_revisions', type: 'jsonb' })
  fieldRevisions: FieldRevisions;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

for (const { column: name, type } of projectCatalog)
  Column(columnOf({ name, type }))(Project.prototype, name);

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
