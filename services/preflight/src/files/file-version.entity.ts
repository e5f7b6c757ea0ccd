import type { JobFileVersion, RpcInput, addVersion } from '@printpartner/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

export type CheckOrder = RpcInput<typeof addVersion>['check'];

/** The contents of a file at one time. Leaves with its file, by the foreign key. */
@Entity({ name: 'file_versions' })
export class FileVersion {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'file_versions_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'file_id', type: 'uuid' })
  fileId: string;

  @Column({ type: 'integer' })
  number: number;

  /** Its name when it was uploaded. */
  @Column({ type: 'text' })
  filename: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size: number;

  @Column({ type: 'text' })
  sha256: string;

  /** Key of the contents in the file store. */
  @Column({ name: 'file_key', type: 'text' })
  fileKey: string;

  @CreateDateColumn({ name: 'added_at', type: 'timestamptz' })
  addedAt: Date;

  @Column({ name: 'added_by', type: 'text' })
  addedBy: JobFileVersion['addedBy'];

  /** A day later, the version is gone for good. */
  @Column({ name: 'removed_at', type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /** The first page as a browser drew it, a JPEG. Untrusted, and read only to be shown to its owner. */
  @Column({ type: 'bytea', nullable: true, select: false })
  picture?: Uint8Array | null;

  /** The database stores it beside the picture. */
  @Column({ name: 'has_picture', type: 'boolean', insert: false, update: false })
  hasPicture: boolean;

  /** The session of the latest check, which may have expired; null before the first. */
  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId: string | null;

  /** What that check judges by. */
  @Column({ type: 'jsonb', nullable: true })
  sheet: NonNullable<CheckOrder['sheet']> | null;

  /** Page count that a check found. */
  @Column({ type: 'integer', nullable: true })
  pages: number | null;

  /** Message for the user when the latest check failed, or couldn't be started. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;
}
