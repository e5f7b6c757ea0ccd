import type { SpecKind } from '@printpartner/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SpecRow } from '../content/spec-row.ts';

/** A named sheet. */
@Entity({ name: 'spec_sheets' })
export class SpecSheet extends SpecRow {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'spec_sheets_pk' })
  id: string;

  @Column({ type: 'text' })
  kind: SpecKind;

  /** The user's project that it is attached to. */
  @Column({ name: 'project_uuid', type: 'uuid', nullable: true })
  projectUuid: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
