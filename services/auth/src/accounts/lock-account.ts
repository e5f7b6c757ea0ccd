import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Account } from './account.entity.ts';

/**
 * Locks the account for the transaction, so that signing in, changing the
 * password and deleting the account run one after another.
 */
export function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<Account>,
): Promise<Account | null> {
  return manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
}
