import { DataSource } from 'typeorm';
import { type DatabaseOptions, postgresOptions } from './postgres-options.ts';

// An arbitrary fixed number that serializes concurrent migrations.
const MIGRATION_LOCK = 7_215_441;

/** Runs a service's pending migrations; safe to run repeatedly and concurrently. Returns their names. */
export async function migrate(options: DatabaseOptions): Promise<string[]> {
  const dataSource = await new DataSource(postgresOptions(options)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await lock.release();
    await dataSource.destroy();
  }
}
