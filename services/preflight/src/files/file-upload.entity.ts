import { type FileUpload as FileUploadAnswer, partsOf } from '@printpartner/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Room that is reserved for a version while its parts arrive. Once complete, it answers repeated requests until it expires. */
@Entity({ name: 'file_uploads' })
export class FileUpload {
  /** The client makes it, so that it can repeat its request. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'file_uploads_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'project_id', type: 'uuid' })
  projectId: string;

  /** The file that gets a version; null for a new one. */
  @Column({ name: 'file_id', type: 'uuid', nullable: true })
  fileId: string | null;

  @Column({ type: 'text' })
  filename: string;

  /** Bytes. */
  @Column({ type: 'integer' })
  size: number;

  /** Number of a stored part → its key in the file store. Empty once the upload is complete. */
  @Column({ type: 'jsonb' })
  parts: Record<string, string>;

  /** Where one gateway puts the parts together; null while none does. */
  @Column({ name: 'assembled_key', type: 'text', nullable: true })
  assembledKey: string | null;

  /** That gateway is presumed dead afterwards. */
  @Column({ name: 'assembling_until', type: 'timestamptz', nullable: true })
  assemblingUntil: Date | null;

  /** The version that it became. */
  @Column({ name: 'version_id', type: 'uuid', nullable: true })
  versionId: string | null;

  /** The file had a version with these contents. */
  @Column({ name: 'is_known', type: 'boolean' })
  isKnown: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

export function presentUpload({ id, size, parts, versionId }: FileUpload): FileUploadAnswer {
  const all = Array.from({ length: partsOf(size) }, (_, index) => index + 1);
  return { id, size, received: versionId === null ? all.filter((part) => String(part) in parts) : all };
}
