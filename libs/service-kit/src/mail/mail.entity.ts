import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * pending → sending → sent, dropped (no longer needed) or failed (permanently
 * refused, or given up after a day).
 */
export type MailState = 'pending' | 'sending' | 'sent' | 'dropped' | 'failed';

/** A mail to send. It refers to its cause and contains neither address nor text. */
@Entity('mails')
@Index('mails_open_idx', ['nextTryAt'], { where: 'done_at is null' })
@Index('mails_done_idx', ['doneAt'], { where: 'done_at is not null' })
@Index('mails_failures_idx', ['lastFailedAt'], {
  where: "last_failed_at is not null and state in ('pending', 'sending', 'failed')",
})
export class Mail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mails_pk' })
  id: string;

  /** Selects the composer. */
  @Column('text')
  kind: string;

  /** Id of what the composer looks up. */
  @Column('text')
  ref: string;

  @Column('text', { default: 'pending' })
  state: MailState;

  /** Times a worker has claimed it. */
  @Column('int', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_try_at', default: () => 'now()' })
  nextTryAt: Date;

  @Column('timestamptz', { name: 'claimed_at', nullable: true })
  claimedAt: Date | null;

  /** Id of the request that caused it; null if none did. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;

  /** W3C traceparent of that request; null if it was not traced. */
  @Column('text', { name: 'traceparent', nullable: true })
  traceparent: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  @Column('timestamptz', { name: 'last_failed_at', nullable: true })
  lastFailedAt: Date | null;

  /** The SMTP reply code, the connection's error code or another code; never an address or a text. */
  @Column('text', { name: 'last_failure', nullable: true })
  lastFailure: string | null;
}
