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
    `WITH due AS (
       SELECT id FROM outbox_events
       WHERE done_at IS NULL AND next_attempt_at <= clock_timestamp()
       ORDER BY next_attempt_at LIMIT $1 FOR UPDATE SKIP LOCKED
     ), taken AS (
       UPDATE outbox_events AS event
       SET attempts = attempts + 1,
           next_attempt_at = clock_timestamp()
             + least($2 * power(2, least(attempts, 20)), ${longestResendMs}) * interval '1 millisecond'
       FROM due WHERE event.id = due.id
       RETURNING event.*
     )
     SELECT id, name, payload, request_id, acknowledged_by FROM taken ORDER BY created_at`,
    [limit, resendMs],
  );
}

/** Returns rows that could not be sent, as if the attempt had not been made. */
export async function returnEvents(dataSource: DataSource, ids: string[], resendMs: number): Promise<void> {
  await dataSource.query(
    `UPDATE outbox_events
     SET attempts = greatest(attempts - 1, 0),
         next_attempt_at = clock_timestamp() + least($2, ${longestResendMs}) * interval '1 millisecond'
     WHERE id = ANY($1) AND done_at IS NULL`,
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
  const [row] = await dataSource.query<{ name: string }[]>('SELECT name FROM outbox_events WHERE id = $1', [
    id,
  ]);
  const subscribers = row && subscribersOf(row.name);
  if (!subscribers) return;
  await dataSource.query(
    `UPDATE outbox_events
     SET acknowledged_by = CASE WHEN $2 = ANY(acknowledged_by) THEN acknowledged_by
                                ELSE array_append(acknowledged_by, $2) END,
         done_at = CASE WHEN array_append(acknowledged_by, $2) @> $3::text[]
                        THEN coalesce(done_at, clock_timestamp()) END
     WHERE id = $1`,
    [id, subscriber, subscribers],
  );
}

/** Closes an event that nobody is left to acknowledge. */
export async function closeEvent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query('UPDATE outbox_events SET done_at = clock_timestamp() WHERE id = $1', [id]);
}
