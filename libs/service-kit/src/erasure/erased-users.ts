import { AppError } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import { lockUser } from '../database/transaction.ts';

/** Statements for a service's migration: tombstones, which hold only the ids of deleted users. */
export const erasedUsersSql: { up: string; down: string } = {
  up: `create table erased_users (
    user_id uuid constraint erased_users_pk primary key,
    erased_at timestamptz not null default now()
  )`,
  down: 'drop table erased_users',
};

/** The sweeper finds old tombstones by it. */
export const erasedUsersIndex = {
  name: 'erased_users_at_idx',
  definition: 'on erased_users (erased_at)',
} as const;

/**
 * Locks the user for the transaction, as `lockUser` does. False if the user was
 * erased: a late event must not write again.
 */
export async function lockUnlessErased(manager: EntityManager, userId: string): Promise<boolean> {
  await lockUser(manager, userId);
  const erased: unknown[] = await manager.query('select 1 from erased_users where user_id = $1', [userId]);
  return erased.length === 0;
}

/**
 * The same for a call, whose user may have been erased while it was queued.
 *
 * @throws AppError auth.no_session
 */
export async function lockLiveUser(manager: EntityManager, userId: string): Promise<void> {
  if (await lockUnlessErased(manager, userId)) return;
  throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
}

/**
 * Deletes all rows of a user, including outbox events, and writes a tombstone.
 * Idempotent.
 *
 * @param tables with a column user_id, in deletion order
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
