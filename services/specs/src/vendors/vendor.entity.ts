import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A print vendor that a user remembers. */
@Entity({ name: 'vendors' })
export class Vendor {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'vendors_pk' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  name: string;

  /** '' without one. */
  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  notes: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
