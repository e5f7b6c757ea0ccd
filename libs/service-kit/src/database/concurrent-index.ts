import type { MigrationInterface, QueryRunner } from 'typeorm';

export interface IndexDefinition {
  name: string;
  /** What follows the name, such as 'on projects (user_id)'. */
  definition: string;
}

/**
 * Creates an index without blocking writes, for a migration with `transaction = false`. Safe to repeat: replaces the
 * invalid index that an interrupted build leaves behind, and keeps a valid one.
 */
async function createIndexConcurrently(
  db: QueryRunner,
  { name, definition }: IndexDefinition,
): Promise<void> {
  if (await isInvalid(db, name)) await dropIndexConcurrently(db, name);
  await withoutLockTimeout(db, `create index concurrently if not exists ${name} ${definition}`);
}

async function dropIndexConcurrently(db: QueryRunner, name: string): Promise<void> {
  await withoutLockTimeout(db, `drop index concurrently if exists ${name}`);
}

/** Such a statement waits for all running transactions, but no query waits for it. */
async function withoutLockTimeout(db: QueryRunner, statement: string): Promise<void> {
  const [limit]: { lock_timeout: string }[] = await db.query('show lock_timeout');
  await db.query('set lock_timeout = 0');
  try {
    await db.query(statement);
  } finally {
    // Fails only with its connection, whose own error is the one to report.
    await db.query(`set lock_timeout = '${limit?.lock_timeout ?? 0}'`).catch(() => undefined);
  }
}

async function isInvalid(db: QueryRunner, name: string): Promise<boolean> {
  const found: unknown[] = await db.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  );
  return found.length > 0;
}

/** Base of a migration that only adds and replaces indexes of tables in use. */
export abstract class ConcurrentIndexes implements MigrationInterface {
  readonly transaction = false;

  protected abstract readonly indexes: readonly IndexDefinition[];
  /** Indexes that the new ones make unnecessary. */
  protected readonly replaced: readonly IndexDefinition[] = [];

  async up(db: QueryRunner): Promise<void> {
    for (const index of this.indexes) await createIndexConcurrently(db, index);
    for (const { name } of this.replaced) await dropIndexConcurrently(db, name);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const index of this.replaced) await createIndexConcurrently(db, index);
    for (const { name } of this.indexes.toReversed()) await dropIndexConcurrently(db, name);
  }
}
