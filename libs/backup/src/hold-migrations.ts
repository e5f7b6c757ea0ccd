import { setTimeout as pause } from 'node:timers/promises';
import { serviceNames } from '@printpartner/contracts';
import { MIGRATION_LOCK } from '@printpartner/service-kit/migration-lock';
import type pg from 'pg';

const POLL_MS = 200;

/**
 * Waits for migrations that run, and keeps others from starting until the session ends. They wait without a place in the
 * queue of any table, so no query waits behind them.
 */
export async function holdMigrations(db: pg.Client, signal?: AbortSignal): Promise<void> {
  for (const schema of serviceNames.toSorted())
    while (!(await tryLock(db, schema))) await pause(POLL_MS, undefined, signal && { signal });
}

async function tryLock(db: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await db.query<{ locked: boolean }>(
    'select pg_try_advisory_lock_shared($1, hashtext($2)) as locked',
    [MIGRATION_LOCK, schema],
  );
  return rows[0]?.locked === true;
}
