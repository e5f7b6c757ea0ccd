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
