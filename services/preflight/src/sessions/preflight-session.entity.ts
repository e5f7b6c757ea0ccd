import type {
  PreflightJob,
  PreflightMode,
  PreflightProfile,
  PreflightProgress,
  PreflightResult,
} from '@printpartner/contracts';
import { temporaryKeys } from '@printpartner/file-store';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { storedResult } from '../analysis/stored-result.ts';
import { isVersionFile } from '../files/file-keys.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SESSION_FILE = new RegExp(`^(?:${temporaryKeys.check})?${UUID}(?:\\.pdf|(?:-\\d+)?\\.ink)$`);

/** Byte range of one page in the file with the ink data. */
export interface InkPageLocation {
  page: number;
  from: number;
  length: number;
}

@Entity({ name: 'preflight_sessions' })
export class PreflightSession {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'preflight_sessions_pk' })
  id: string;

  /** `user:<id>` or `visitor:<hash>`. */
  @Column({ type: 'text' })
  owner: string;

  /** Whose unfinished checks count together: `user:<id>` or `network:<hash>`. */
  @Column({ type: 'text' })
  source: string;

  /** Key of the upload in the file store, which has it until the check ends, or of a version, which stays. */
  @Column({ name: 'file_key', type: 'text' })
  fileKey: string;

  @Column({ type: 'text' })
  filename: string;

  /** Bytes. Postgres returns a bigint as text. */
  @Column({ name: 'file_size', type: 'bigint' })
  fileSize: string;

  @Column({ type: 'text' })
  mode: PreflightMode;

  @Column({ type: 'text' })
  profile: PreflightProfile;

  /** The spec sheet to check against, for every attempt. */
  @Column({ type: 'jsonb', nullable: true })
  job: PreflightJob | null;

  @Column({ type: 'text' })
  state: PreflightProgress['state'];

  /** How many workers have started on the file. Identifies the current lease. */
  @Column({ type: 'integer' })
  attempts: number;

  /** How many of the attempts ended because their worker was stopped. They don't count against the file. */
  @Column({ type: 'integer' })
  interruptions: number;

  @Column({ type: 'integer' })
  page: number;

  @Column({ type: 'integer' })
  pages: number;

  @Column({ type: 'jsonb', nullable: true, transformer: storedResult })
  result: PreflightResult | null;

  /** What the check found, packed, to judge the file again without it. Read only for that. */
  @Column({ type: 'bytea', nullable: true, select: false })
  survey?: Uint8Array | null;

  /** Key of the ink data in the file store, of the last attempt at a full check. */
  @Column({ name: 'ink_key', type: 'text', nullable: true })
  inkKey: string | null;

  /** Byte range of each page in that file. */
  @Column({ name: 'ink_pages', type: 'jsonb' })
  inkPages: InkPageLocation[];

  /** Message for the user when the check failed. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When the last attempt began. */
  @Column({ name: 'begun_at', type: 'timestamptz', nullable: true })
  begunAt: Date | null;

  /** Null until the check is done or has failed. */
  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}

/** Keys of a deleted session's files in the store, which are to be removed. `inkKey` is null without ink data. */
export type DeletedSession = Pick<PreflightSession, 'id' | 'fileKey' | 'inkKey' | 'source'>;

/**
 * Names the check of a session, as its upload's key: a session id can be used again for another upload. A version can be
 * checked again, each time by a new session.
 */
export const checkKeyOf = ({ id, fileKey }: Pick<PreflightSession, 'id' | 'fileKey'>): string =>
  isVersionFile(fileKey) ? `${temporaryKeys.check}${id}.pdf` : fileKey;

/**
 * Key of the file that one attempt writes its ink data to. Every attempt has its own file because one that is presumed
 * dead may still be writing.
 *
 * @returns `check-<uuid>-<attempt>.ink`; of an upload of an earlier release, without `check-`
 */
export const inkKeyOf = (session: Pick<PreflightSession, 'id' | 'fileKey'>, attempt: number): string =>
  `${checkKeyOf(session).slice(0, -'.pdf'.length)}-${attempt}.ink`;

/** Whether a key is an upload's or an ink file's. The store may hold other people's files, too. */
export const isSessionFile = (key: string): boolean => SESSION_FILE.test(key);
