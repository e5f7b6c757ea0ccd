import type { DataSource } from 'typeorm';

/** A row taken for sending. */
export interface DueEvent {
  id: string;
  name: string;
  payload: unknown;
  request_id: string;
  acknowledged_by: string[];
}

/** Longest pause between two sendings of the same event, in milliseconds. */
const longestResendMs = 300_000;

/** Takes due rows, oldest first; no other replica gets them before `resendMs`, doubled with every attempt. */
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
             + least($2 * power(2, least(attempts, 20)), ${longestResendMs}) * interval '1 millisecond'
       from due where event.id = due.id
       returning event.*
     )
     select id, name, payload, request_id, acknowledged_by from taken order by created_at`,
    [limit, resendMs],
  );
}

/** Returns rows that could not be sent, as if the attempt had not been made. */
export async function returnEvents(dataSource: DataSource, ids: string[], resendMs: number): Promise<void> {
  await dataSource.query(
    `update outbox_events
     set attempts = greatest(attempts - 1, 0),
         next_attempt_at = clock_timestamp() + least($2, ${longestResendMs}) * interval '1 millisecond'
     where id = any($1) and done_at is null`,
    [ids, resendMs],
  );
}

/** Notes one acknowledgement; done once all of `subscribers` have acknowledged. */
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

/** Closes an event that nobody is left to acknowledge. */
export async function closeEvent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query('update outbox_events set done_at = clock_timestamp() where id = $1', [id]);
}
