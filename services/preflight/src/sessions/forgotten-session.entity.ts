import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A session that its owner removed during the upload; it must not start afterwards. Expires like a session. */
@Entity({ name: 'forgotten_sessions' })
export class ForgottenSession {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'forgotten_sessions_pk' })
  id: string;

  /** `user:<id>` or `visitor:<hash>`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'forgotten_sessions_pk' })
  owner: string;

  @CreateDateColumn({ name: 'forgotten_at', type: 'timestamptz' })
  forgottenAt: Date;
}
