import type { OldRows } from '@printpartner/messaging';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ChoiceTexts } from './choice-layers.ts';

/**
 * The latest choice for a sheet of a project that hasn't arrived: a device saved the project while it was offline, and
 * still has to send it.
 */
@Entity({ name: 'early_choices' })
export class EarlyChoice {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'early_choices_pk' })
  userId: string;

  @PrimaryColumn({ name: 'project_uuid', type: 'uuid', primaryKeyConstraintName: 'early_choices_pk' })
  projectUuid: string;

  @PrimaryColumn({ name: 'sheet_id', type: 'uuid', primaryKeyConstraintName: 'early_choices_pk' })
  sheetId: string;

  @Column({ name: 'set_at', type: 'timestamptz' })
  setAt: Date;

  /** Null if the choice was taken back. */
  @Column({ type: 'jsonb', nullable: true })
  chosen: ChoiceTexts | null;

  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt: Date;
}

/** A queued write is sent within days, or never. */
export const oldEarlyChoices: OldRows = {
  table: 'early_choices',
  key: 'ctid',
  isOld: "received_at < now() - interval '30 days'",
};
