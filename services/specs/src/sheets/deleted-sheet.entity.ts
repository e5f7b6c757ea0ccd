import { isOldTombstone } from '@printpartner/service-kit';
import type { OldRows } from '@printpartner/messaging';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * Tombstone: a sheet that is created again under its id, as Undo does, continues its revisions. Otherwise a device that
 * still has it open could take a write of today for an older one.
 */
@Entity({ name: 'deleted_sheets' })
export class DeletedSheet {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'deleted_sheets_pk' })
  userId: string;

  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'deleted_sheets_pk' })
  id: string;

  /** The last one before the deletion. */
  @Column({ type: 'integer' })
  revision: number;

  @CreateDateColumn({ name: 'deleted_at', type: 'timestamptz' })
  deletedAt: Date;
}

export const oldDeletedSheets: OldRows = {
  table: 'deleted_sheets',
  key: 'id',
  isOld: isOldTombstone('deleted_at'),
};
