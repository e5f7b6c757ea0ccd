import type { ReportPicture } from '@printpartner/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A page of a kept result as the browser drew it. Leaves with its result, by the foreign key. */
@Entity({ name: 'kept_pictures' })
export class KeptPicture {
  @PrimaryColumn({ name: 'kept_id', type: 'uuid', primaryKeyConstraintName: 'kept_pictures_pk' })
  keptId: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'kept_pictures_pk' })
  page: number;

  /** In page units, with the file's origin and before rotation. */
  @Column({ type: 'double precision', array: true })
  shown: ReportPicture['shown'];

  /** The picture as a browser sent it: untrusted until a report's child process has read it. */
  @Column({ type: 'bytea' })
  jpeg: Uint8Array;
}
