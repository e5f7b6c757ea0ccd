import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Account } from './account.entity.ts';

/**
 * The account, locked for the transaction: signing in, changing the password
 * and deleting come one after another.
 */
export function lockAccount(
  manager: EntityManager,
  where: FindOptionsWhere<Account>,
): Promise<Account | null> {
  return manager.findOne(Account, { where, lock: { mode: 'pessimistic_write' } });
}
