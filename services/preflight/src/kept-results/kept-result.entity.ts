import type {
  KeptResult as KeptResultAnswer,
  PreflightMode,
  PreflightProfile,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A result that its user keeps with a project, once a session. */
@Entity({ name: 'kept_results' })
export class KeptResult {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'kept_results_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'project_id', type: 'uuid' })
  projectId: string;

  @Column({ name: 'session_id', type: 'uuid' })
  sessionId: string;

  @Column({ type: 'text' })
  filename: string;

  @Column({ type: 'text' })
  mode: PreflightMode;

  @Column({ type: 'text' })
  profile: PreflightProfile;

  @Column({ type: 'text' })
  status: PreflightStatus;

  @Column({ type: 'boolean' })
  opens: boolean;

  @Column({ name: 'password_needed', type: 'boolean' })
  passwordNeeded: boolean;

  @Column({ type: 'jsonb' })
  counts: KeptResultAnswer['counts'];

  /** Only read where it is asked for: it may be large. */
  @Column({ type: 'jsonb', select: false })
  result: PreflightResult;

  @CreateDateColumn({ name: 'kept_at', type: 'timestamptz' })
  keptAt: Date;
}
