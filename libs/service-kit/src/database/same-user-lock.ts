import type { EntityManager } from 'typeorm';

/**
 * Makes the transactions of one user within a service run one after another,
 * until the surrounding transaction ends.
 */
export async function lockUser(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [userId]);
}
