import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ name: 'signup_attempts' })
export class SignUpAttempt {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'signup_attempts_pk' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** '' after the account is deleted, like the hash and the IP. */
  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'email_hash', type: 'text' })
  emailHash: string;

  @Column({ type: 'text' })
  platform: 'web' | 'mobile';

  @Column({ type: 'boolean' })
  success: boolean;

  @Column({ type: 'text' })
  ip: string;

  /** The message the visitor saw; null for a successful attempt. */
  @Column({ name: 'error_message', type: 'text', nullable: true })
  errorMessage: string | null;

  /** The created account. */
  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;
}
