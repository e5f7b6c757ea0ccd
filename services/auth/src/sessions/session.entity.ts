import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';

@Entity({ name: 'sessions' })
export class Session {
  /** SHA-256 of the token, hex; the token itself is never stored. */
  @PrimaryColumn({ name: 'token_hash', type: 'text', primaryKeyConstraintName: 'sessions_pk' })
  tokenHash: string;

  /** Names the session for its user. It has nothing to do with the token. */
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id: string;

  @Column({ name: 'account_id', type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'sessions_account_fk' })
  account: Account;

  @Column({ type: 'text' })
  platform: string;

  /** In words, such as "Chrome on macOS"; the user agent itself is never stored. */
  @Column({ name: 'user_agent', type: 'text' })
  device: string;

  /** Masked; the address itself is never stored. */
  @Column({ name: 'ip', type: 'text' })
  network: string;

  /** The mark of the known device; null for a client without one, and for sessions older than this column. */
  @Column({ name: 'device_mark', type: 'text', nullable: true })
  deviceMark: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt: Date;

  /** Extended with use. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** Never extended: 90 days after sign-in. */
  @Column({ name: 'ends_at', type: 'timestamptz' })
  endsAt: Date;

  /** Until then, the user's password has been typed again lately. */
  @Column({ name: 'confirmed_until', type: 'timestamptz', nullable: true })
  confirmedUntil: Date | null;
}
