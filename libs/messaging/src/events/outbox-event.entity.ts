import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event in its publisher's schema until every subscriber has acknowledged it. */
@Entity('outbox_events')
@Index('outbox_events_due_index', ['nextAttemptAt'], { where: 'done_at is null' })
@Index('outbox_events_done_index', ['doneAt'], { where: 'done_at is not null' })
export class OutboxEvent {
  @PrimaryColumn('uuid', { name: 'id', primaryKeyConstraintName: 'outbox_events_pkey' })
  id: string;

  @Column('text', { name: 'name' })
  name: string;

  @Column('jsonb', { name: 'payload' })
  payload: unknown;

  @Column('text', { name: 'request_id' })
  requestId: string;

  /** W3C traceparent of the recording request; null if it was not traced. */
  @Column('text', { name: 'traceparent', nullable: true })
  traceparent: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Subscribers that have applied it. */
  @Column('text', { name: 'acknowledged_by', array: true, default: () => "'{}'" })
  acknowledgedBy: string[];

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  /** Times it has been sent. */
  @Column('int', { name: 'attempts', default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt: Date;
}
