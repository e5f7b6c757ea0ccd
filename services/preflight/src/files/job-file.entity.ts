import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A PDF of a project. Its contents are its versions. */
@Entity({ name: 'job_files' })
export class JobFile {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'job_files_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'project_id', type: 'uuid' })
  projectId: string;

  @Column({ type: 'text' })
  name: string;

  /** The newest version has this number or had it. It isn't used again, even if that version was removed. */
  @Column({ name: 'last_number', type: 'integer' })
  lastNumber: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** A day later, the file is gone for good. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
