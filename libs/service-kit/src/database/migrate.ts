import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { readEnv, serviceSettings } from '../read-env.ts';
import { MIGRATION_LOCK } from './migration-lock.ts';
import { type DatabaseOptions, postgresOptions } from './postgres-options.ts';

const LOCK_POLL_MS = 200;
const RETRY_PAUSE_MS = 500;
/** A migration fails after waiting this often for a lock that another transaction holds. */
const LOCK_TRIES = 60;
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

export interface MigrateOptions {
  /**
   * How long a statement waits for a lock, ms; then its migration is rolled back and tried again. While it waits,
   * every other query of that table waits behind it.
   */
  lockTimeoutMs?: number;
}

/** Runs a service's pending migrations; safe to run repeatedly and concurrently. Returns their names. */
export async function migrate(
  options: DatabaseOptions,
  { lockTimeoutMs = 3_000 }: MigrateOptions = {},
): Promise<string[]> {
  const connection = postgresOptions(options);
  // A change of a large table takes minutes. Zero turns off the limits of the client, and `set` those of the server.
  const extra = { ...connection.extra, statement_timeout: 0, query_timeout: 0 };
  const dataSource = await new DataSource({ ...connection, extra }).initialize();
  // Locks, settings and migrations share one connection.
  const db = dataSource.createQueryRunner();
  try {
    await db.query('set statement_timeout = 0');
    await db.query(`set lock_timeout = ${lockTimeoutMs}`);
    await lockMigrations(db);
    return await runPending(dataSource, db);
  } finally {
    // Also ends the session, and with it the lock.
    await db.release();
    await dataSource.destroy();
  }
}

/**
 * Waits until no other process migrates or backs up this schema. Asks again and again, because a waiting `pg_advisory_lock`
 * holds a snapshot for which another process's concurrent index build would wait.
 */
async function lockMigrations(db: QueryRunner): Promise<void> {
  for (;;) {
    const [row]: { locked: boolean }[] = await db.query(
      `select pg_try_advisory_lock($1, hashtext(coalesce(current_schema(), ''))) as locked`,
      [MIGRATION_LOCK],
    );
    if (row?.locked) return;
    await pause(LOCK_POLL_MS);
  }
}

/** Returns the names of the migrations that ran, in any of the tries. */
async function runPending(dataSource: DataSource, db: QueryRunner): Promise<string[]> {
  const logger = new Logger('Migrations');
  const earlier = new Set(await recorded(db));
  for (let tries = 1; ; tries += 1) {
    try {
      const executor = new MigrationExecutor(dataSource, db);
      executor.transaction = 'each';
      await executor.executePendingMigrations();
      return (await recorded(db)).filter((name) => !earlier.has(name));
    } catch (error) {
      if (!isLockFailure(error) || tries === LOCK_TRIES) throw error;
      logger.warn(`${error.message}; trying again`);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** Names of the migrations that have run, oldest first. */
async function recorded(db: QueryRunner): Promise<string[]> {
  if (!(await db.hasTable('migrations'))) return [];
  const rows: { name: string }[] = await db.query('select name from migrations order by id');
  return rows.map(({ name }) => name);
}

function isLockFailure(error: unknown): error is QueryFailedError {
  if (!(error instanceof QueryFailedError)) return false;
  const { code }: { code?: string } = error.driverError;
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK_DETECTED;
}

const migrationSettings = serviceSettings.pick({ DATABASE_URL: true });

/** Body of a service's `migrate.ts`: runs migrations, prints their names, and sets the exit code. */
export async function runMigrations(
  options: Omit<DatabaseOptions, 'url'>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    const done = await migrate({ ...options, url: readEnv(migrationSettings, environment).DATABASE_URL });
    process.stdout.write(`${JSON.stringify({ service: options.service, migrations: done })}\n`);
  } catch (error) {
    process.stderr.write(
      `${options.service}: migration failed: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
