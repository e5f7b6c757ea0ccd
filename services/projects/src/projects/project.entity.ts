import type { DocumentRow, FieldRevisions } from '@printpartner/service-kit';
import { Column, CreateDateColumn, Entity, Generated, PrimaryGeneratedColumn } from 'typeorm';
import type { ProjectChoices } from '../quotes/choice-layers.ts';

@Entity({ name: 'projects' })
export class Project implements DocumentRow {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'projects_pk' })
  id: number;

  @Column({ type: 'uuid' })
  @Generated('uuid')
  uuid: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Unique per user unless blank. */
  @Column({ name: 'project_name', type: 'text' })
  projectName: string;

  @Column({ name: 'client_name', type: 'text' })
  clientName: string;

  @Column({ name: 'printing_company', type: 'text' })
  printingCompany: string;

  @Column({ name: 'estimate_number', type: 'text' })
  estimateNumber: string;

  @Column({ type: 'text', nullable: true })
  status: string | null;

  @Column({ type: 'text' })
  notes: string;

  /** YYYY-MM-DD. */
  @Column({ name: 'due_date', type: 'date', nullable: true })
  dueDate: string | null;

  /** YYYY-MM-DD in `timeZone`. */
  @Column({ name: 'reminder_date', type: 'date', nullable: true })
  reminderDate: string | null;

  /** HH:MM:SS in `timeZone`. */
  @Column({ name: 'reminder_time', type: 'time', nullable: true })
  reminderTime: string | null;

  @Column({ name: 'reminder_message', type: 'text' })
  reminderMessage: string;

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
