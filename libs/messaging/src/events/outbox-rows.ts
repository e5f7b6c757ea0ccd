import { pruneRows } from '../jobs/prune-rows.ts';
import { randomUUID } from 'node:crypto';
import type { EventContract, EventPayload } from '@printpartner/contracts';
import { currentTraceparent } from '@printpartner/tracing';
import type { DataSource, EntityManager } from 'typeorm';

/**
 * Writes an event into the outbox in the transaction of the use case, so that it
 * is published if and only if the transaction commits. Nudge the relay after the
 * commit to publish it without waiting for the next poll.
 *
 * @throws ZodError when the payload doesn't match the contract
 */
export async function recordEvent<E extends EventContract>(
  manager: EntityManager,
  event: E,
  payload: EventPayload<E>,
  requestId: string,
): Promise<void> {
  const valid = JSON.stringify(event.payload.parse(payload));
  await manager.query(
    'insert into outbox_events (id, name, payload, request_id, traceparent) values ($1, $2, $3::jsonb, $4, $5)',
    [randomUUID(), event.name, valid, requestId, currentTraceparent() ?? null],
  );
}

export interface DueEvent {
  id: string;
  name: string;
  payload: unknown;
  request_id: string;
  traceparent: string | null;
  acknowledged_by: string[];
}

const MAX_RESEND_MS = 300_000;

/** Claims due rows, oldest first, for `resendMs`, doubled with every attempt. */
export function takeDueEvents(dataSource: DataSource, limit: number, resendMs: number): Promise<DueEvent[]> {
  return dataSource.query(
    `with due as (
       select id from outbox_events
       where done_at is null and next_attempt_at <= clock_timestamp()
       order by next_attempt_at limit $1 for update skip locked
     ), taken as (
       update outbox_events as event
       set attempts = attempts + 1,
           next_attempt_at = clock_timestamp()
             + least($2 * power(2, least(attempts, 20)), ${MAX_RESEND_MS}) * interval '1 millisecond'
       from due where event.id = due.id
       returning event.*
     )
     select id, name, payload, request_id, traceparent, acknowledged_by from taken order by created_at`,
    [limit, resendMs],
  );
}

/** Releases rows that could not be sent without counting the attempt. */
export async function returnEvents(dataSource: DataSource, ids: string[], resendMs: number): Promise<void> {
  await dataSource.query(
    `update outbox_events
     set attempts = greatest(attempts - 1, 0),
         next_attempt_at = clock_timestamp() + least($2, ${MAX_RESEND_MS}) * interval '1 millisecond'
     where id = any($1) and done_at is null`,
    [ids, resendMs],
  );
}

/** Records an acknowledgement, and marks the event done when all subscribers have acknowledged. */
export async function acknowledgeEvent(
  dataSource: DataSource,
  id: string,
  subscriber: string,
  subscribersOf: (name: string) => readonly string[] | undefined,
): Promise<void> {
  const [row] = await dataSource.query<{ name: string }[]>('select name from outbox_events where id = $1', [
    id,
  ]);
  const subscribers = row && subscribersOf(row.name);
  if (!subscribers) return;
  await dataSource.query(
    `update outbox_events
     set acknowledged_by = case when $2 = any(acknowledged_by) then acknowledged_by
                                else array_append(acknowledged_by, $2) end,
         done_at = case when array_append(acknowledged_by, $2) @> $3::text[]
                        then coalesce(done_at, clock_timestamp()) end
     where id = $1`,
    [id, subscriber, subscribers],
  );
}

/** Marks an event done that no subscriber needs any longer. */
export async function closeEvent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query('update outbox_events set done_at = clock_timestamp() where id = $1', [id]);
}

export interface Backlog {
  waiting: number;
  /** Age of the oldest that waits, seconds; null if nothing waits. */
  oldestSeconds: number | null;
}

/** The events of a service's outbox that a subscriber has not acknowledged yet. */
export async function outboxBacklog(dataSource: DataSource): Promise<Backlog> {
  return readBacklog(dataSource, 'from outbox_events where done_at is null', 'created_at');
}

/** Readiness, which anybody may ask for, must not hold the few connections. */
const LIMIT_MS = 500;

/**
 * Whether an event has waited for longer. Stops at the first one and counts none.
 *
 * @throws Error if Postgres doesn't know within half a second
 */
export async function hasOldEvent(dataSource: DataSource, minutes: number): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`set local statement_timeout = ${LIMIT_MS}`);
    const [row] = await manager.query<{ found: boolean }[]>(
      `select exists(select from outbox_events
         where done_at is null and created_at < now() - make_interval(mins => $1)) as found`,
      [minutes],
    );
    return row?.found === true;
  });
}

/** @param since when one began to wait, a column or an expression in SQL */
export async function readBacklog(dataSource: DataSource, from: string, since: string): Promise<Backlog> {
  const [row] = await dataSource.query<Backlog[]>(
    `select count(*)::integer as waiting,
       greatest(0, extract(epoch from clock_timestamp() - min(${since})))::double precision as "oldestSeconds" ${from}`,
  );
  if (!row || row.waiting === 0) return { waiting: 0, oldestSeconds: null };
  return row;
}

/** Deletes outbox rows done more than seven days ago. */
export function pruneOutbox(dataSource: DataSource, signal?: AbortSignal): Promise<number> {
  const isOld = "done_at < now() - interval '7 days'";
  return pruneRows(dataSource, { table: 'outbox_events', key: 'id', isOld }, signal);
}
