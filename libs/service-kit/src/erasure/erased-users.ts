import { AppError } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import { lockUser } from '../database/same-user-lock.ts';

/** What the migration of a service with users' data runs: the ids of users who are gone, and nothing else of them. */
export const erasedUsersSql: { up: string; down: string } = {
  up: `create table erased_users (
    user_id uuid constraint erased_users_pk primary key,
    erased_at timestamptz not null default now()
  )`,
  down: 'drop table erased_users',
};

/**
 * Locks the user for the transaction, as `lockUser` does, and says whether
 * there still is one: after an erasure no late event may bring a row back.
 */
export async function lockUnlessErased(manager: EntityManager, userId: string): Promise<boolean> {
  await lockUser(manager, userId);
  const erased: unknown[] = await manager.query('select 1 from erased_users where user_id = $1', [userId]);
  return erased.length === 0;
}

/**
 * The same for a call, which may have been on its way while its user was erased.
 *
 * @throws AppError auth.no_session
 */
export async function lockLiveUser(manager: EntityManager, userId: string): Promise<void> {
  if (await lockUnlessErased(manager, userId)) return;
  throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
}

/**
 * Deletes all rows of a user, also events about them that the outbox keeps,
 * and remembers the bare id. Erasing twice does no harm.
 *
 * @param tables with a column user_id, in the order in which they can be emptied
 */
export async function eraseUser(
  manager: EntityManager,
  userId: string,
  tables: readonly string[],
): Promise<void> {
  await lockUser(manager, userId);
  await manager.query('insert into erased_users (user_id) values ($1) on conflict do nothing', [userId]);
  for (const table of tables) await manager.query(`delete from ${table} where user_id = $1`, [userId]);
  await manager.query(`delete from outbox_events where payload ->> 'userId' = $1`, [userId]);
}
