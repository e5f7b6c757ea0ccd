import type { EntityManager } from 'typeorm';

/**
 * Postgres's clock, to the millisecond. Times that two processes compare must come
 * from it, because the clocks of their machines may differ.
 */
export async function databaseNow(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<[{ now: Date }]>('select clock_timestamp() as now');
  return row.now;
}
