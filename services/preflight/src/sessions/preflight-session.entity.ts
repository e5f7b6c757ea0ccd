import type {
  PreflightMode,
  PreflightProfile,
  PreflightProgress,
  PreflightResult,
} from '@printpartner/contracts';
import type { InkPagePlace } from '../ink/ink-file.ts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'preflight_sessions' })
export class PreflightSession {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'preflight_sessions_pk' })
  id: string;

  /** `user:<id>` or `visitor:<hash>`. */
  @Column({ type: 'text' })
  owner: string;

  /** In the file store, until the file has been looked at. */
  @Column({ name: 'file_key', type: 'text' })
  fileKey: string;

  @Column({ type: 'text' })
  filename: string;

  /** Bytes. Postgres gives a bigint as text. */
  @Column({ name: 'file_size', type: 'bigint' })
  fileSize: string;

  @Column({ type: 'text' })
  mode: PreflightMode;

  @Column({ type: 'text' })
  profile: PreflightProfile;

  @Column({ type: 'text' })
  state: PreflightProgress['state'];

  /** Times that somebody began to look at the file. */
  @Column({ type: 'integer' })
  attempts: number;

  @Column({ type: 'integer' })
  page: number;

  @Column({ type: 'integer' })
  pages: number;

  @Column({ type: 'jsonb', nullable: true })
  result: PreflightResult | null;

  /** In the file store: where the last attempt at a full check wrote its inks. */
  @Column({ name: 'ink_key', type: 'text', nullable: true })
  inkKey: string | null;

  /** Where the inks of each page lie in that file. */
  @Column({ name: 'ink_pages', type: 'jsonb' })
  inkPages: InkPagePlace[];

  /** What the user is told where it failed. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
