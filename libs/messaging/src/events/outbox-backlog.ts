import type { DataSource } from 'typeorm';

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
