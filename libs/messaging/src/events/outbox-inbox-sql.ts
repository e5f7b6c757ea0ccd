/** What a service's migration runs to have both tables in its schema. */
export const createOutboxInboxSql: { up: string[]; down: string[] } = {
  up: [
    `CREATE TABLE outbox_events (
      id uuid NOT NULL,
      name text NOT NULL,
      payload jsonb NOT NULL,
      request_id text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      acknowledged_by text[] NOT NULL DEFAULT '{}',
      done_at timestamptz,
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT outbox_events_pkey PRIMARY KEY (id)
    )`,
    'CREATE INDEX outbox_events_due_index ON outbox_events (next_attempt_at) WHERE done_at IS NULL',
    'CREATE INDEX outbox_events_done_index ON outbox_events (done_at) WHERE done_at IS NOT NULL',
    `CREATE TABLE inbox_events (
      event_id uuid NOT NULL,
      name text NOT NULL,
      received_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT inbox_events_pkey PRIMARY KEY (event_id)
    )`,
    'CREATE INDEX inbox_events_received_index ON inbox_events (received_at)',
  ],
  down: ['DROP TABLE inbox_events', 'DROP TABLE outbox_events'],
};
