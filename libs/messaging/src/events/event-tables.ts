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

/** Marks an event as applied, so that a duplicate delivery has no effect. */
@Entity('inbox_events')
@Index('inbox_events_received_index', ['receivedAt'])
export class InboxEvent {
  @PrimaryColumn('uuid', { name: 'event_id', primaryKeyConstraintName: 'inbox_events_pkey' })
  eventId: string;

  @Column('text', { name: 'name' })
  name: string;

  @Column('timestamptz', { name: 'received_at', default: () => 'now()' })
  receivedAt: Date;
}

/** Statements for a service's migration that create and drop both tables. */
export const createOutboxInboxSql: { up: string[]; down: string[] } = {
  up: [
    `create table outbox_events (
      id uuid not null,
      name text not null,
      payload jsonb not null,
      request_id text not null,
      created_at timestamptz not null default now(),
      acknowledged_by text[] not null default '{}',
      done_at timestamptz,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      constraint outbox_events_pkey primary key (id)
    )`,
    'create index outbox_events_due_index on outbox_events (next_attempt_at) where done_at is null',
    'create index outbox_events_done_index on outbox_events (done_at) where done_at is not null',
    `create table inbox_events (
      event_id uuid not null,
      name text not null,
      received_at timestamptz not null default now(),
      constraint inbox_events_pkey primary key (event_id)
    )`,
    'create index inbox_events_received_index on inbox_events (received_at)',
  ],
  down: ['drop table inbox_events', 'drop table outbox_events'],
};

/** Statements for a service's migration that add and drop the trace of an event. */
export const outboxOriginSql = {
  up: 'alter table outbox_events add traceparent text',
  down: 'alter table outbox_events drop traceparent',
} as const;

/** Statements that create both tables as all migrations leave them. */
export const newestOutboxInboxSql: readonly string[] = [...createOutboxInboxSql.up, outboxOriginSql.up];

/**
 * Finds the events about a user, to erase them. An index on the payload needs no new column, so it also holds the
 * events that an earlier release recorded.
 */
export const outboxUserIndex = {
  name: 'outbox_events_user_idx',
  definition: "on outbox_events ((payload ->> 'userId'))",
} as const;
