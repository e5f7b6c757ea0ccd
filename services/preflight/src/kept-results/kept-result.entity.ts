import type {
  KeptResult as KeptResultAnswer,
  PreflightMode,
  PreflightProfile,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts';
import { headlineOf, type JudgedChecks } from '@printpartner/preflight-engine';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { storedResult } from '../analysis/stored-result.ts';

/** A preflight result kept with a project, at most once per session, profile, mode and job. */
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

  /** The version of a job's file that it is about, which shows it; null for one that the user kept. */
  @Column({ name: 'version_id', type: 'uuid', nullable: true })
  versionId: string | null;

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

  /** May be large: read only where it is selected explicitly. */
  @Column({ type: 'jsonb', select: false, transformer: storedResult })
  result: PreflightResult;

  /** Id and status of each check, which the database stores beside the result. */
  @Column({ type: 'jsonb', insert: false, update: false })
  checks: JudgedChecks['checks'];

  @CreateDateColumn({ name: 'kept_at', type: 'timestamptz' })
  keptAt: Date;
}

/** A kept result as lists show it, without the full result. */
export function presentKeptResult(kept: KeptResult): KeptResultAnswer {
  const { id, projectId, filename, mode, profile, status, opens, passwordNeeded, counts, keptAt } = kept;
  return {
    id,
    projectId,
    filename,
    mode,
    profile,
    status,
    verdict: headlineOf(kept),
    opens,
    passwordNeeded,
    counts,
    keptAt: keptAt.toISOString(),
  };
}
