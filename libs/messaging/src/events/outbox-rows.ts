import type { DataSource } from 'typeorm';

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
