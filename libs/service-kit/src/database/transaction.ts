import type { EntityManager } from 'typeorm';

/**
 * Serializes a user's transactions within a service; held until the surrounding
 * transaction ends. Fails as in an outage if another one holds it for too long.
 */
export async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [userId]);
}

/**
 * Postgres's clock, to the millisecond. Times that two processes compare must come
 * from it, because the clocks of their machines may differ.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<[{ now: Date }]>('select clock_timestamp() as now');
  return row.now;
}
