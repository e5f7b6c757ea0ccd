import { openFileStore, type StorageSettings } from '@printpartner/file-store';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { holdMigrations } from './hold-migrations.ts';
import { qualified, readLayout, type SchemaLayout } from './layout.ts';
import { verifySecrets } from './link-secrets.ts';
import { loadSchema } from './load-schema.ts';
import { type BackedUpSchema, type Manifest, readManifest } from './manifest.ts';
import { verifyPart } from './parts.ts';
import { RestoredFiles } from './restored-files.ts';
import { cancelOn, closeSessions, openSession } from './sessions.ts';

const LOCK_TIMEOUT = '5s';

export interface RestoreOptions {
  /** Its role owns every schema, or is a member of the owner. */
  databaseUrl: string;
  /** Settings of the file store of uploads. */
  storage: StorageSettings;
  /** The backup. */
  folder: string;
  /** Ends the restore early; the system is then as empty as before. */
  signal?: AbortSignal | undefined;
}

/**
 * Loads a backup into an empty system whose schemas have run the same migrations. One transaction loads all schemas: if
 * anything fails, the system is as empty as before. A restore that was killed can have left files, but no rows; the next
 * one takes them over.
 *
 * @throws BackupError if the backup is damaged, or the system has data or other migrations
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl, storage, folder, signal } = options;
  const manifest = await readManifest(folder);
  for (const part of partsOf(manifest)) await verifyPart(folder, part);
  await verifySecrets(folder, manifest);
  const files = new RestoredFiles(openFileStore(storage), folder, manifest.files);
  const [inspector, db] = [await openSession(databaseUrl), await openSession(databaseUrl)];
  try {
    await holdMigrations(inspector, signal);
    assertSameMigrations(manifest, await readLayout(inspector));
    {
      await using canceling = await cancelOn(signal, db, inspector);
      await db.query('begin');
      try {
        await lockEmptyTables(db, manifest.schemas);
        await files.assertNoOthers();
        for (const schema of manifest.schemas) {
          canceling.throwIfAborted();
          await loadSchema(db, schema, folder);
        }
        await files.write(signal);
        canceling.throwIfAborted();
      } catch (error) {
        await files.remove();
        throw signal?.aborted
          ? new BackupError('The restore was ended. The system is as empty as before.')
          : error;
      }
    }
    // From here on the rows may be there, whatever is answered, so the files stay.
    await commit(db);
    await analyze(db, manifest.schemas);
    return manifest;
  } finally {
    await closeSessions([inspector, db]);
  }
}

async function commit(db: pg.Client): Promise<void> {
  try {
    await db.query('commit');
  } catch (error) {
    throw new BackupError(
      `The answer to the last step is missing: ${error instanceof Error ? error.message : String(error)}. Restore again: that either says that the system has its data, or restores it.`,
    );
  }
}

/** Only for the speed of queries: Postgres does it by itself within minutes. */
async function analyze(db: pg.Client, schemas: readonly BackedUpSchema[]): Promise<void> {
  const all = schemas.flatMap(({ name, tables }) => tables.map((table) => qualified(name, table.name)));
  await db.query(`analyze ${all.join(', ')}`).catch(() => undefined);
}

const partsOf = ({ schemas, files }: Manifest) => [
  ...schemas.flatMap(({ tables }) => tables.map(({ part }) => part)),
  ...files.map(({ part }) => part),
];

function assertSameMigrations(manifest: Manifest, layout: readonly SchemaLayout[]): void {
  const here = new Map(layout.map((schema) => [schema.name, schema]));
  for (const { name, migrations, tables } of manifest.schemas) {
    const target = here.get(name);
    if (!target) throw new BackupError(`The database has no schema ${name}. Run its migrations first.`);
    const missing = migrations.filter((migration) => !target.migrations.includes(migration));
    const added = target.migrations.filter((migration) => !migrations.includes(migration));
    const differences = [...missing.map((one) => `without ${one}`), ...added.map((one) => `with ${one}`)];
    if (differences.length > 0)
      throw new BackupError(
        `The database has other migrations of ${name} than the backup (${differences.join(', ')}). Restore with the version that wrote the backup, then upgrade.`,
      );
    const columnsOf = new Map(target.tables.map((table) => [table.name, table.columns.toSorted().join()]));
    for (const table of tables)
      if (columnsOf.get(table.name) !== table.columns.toSorted().join())
        throw new BackupError(`The table ${name}.${table.name} has other columns than in the backup.`);
  }
}

/** Nothing can write to the tables from here on. @throws BackupError if one has rows */
async function lockEmptyTables(db: pg.Client, schemas: readonly BackedUpSchema[]): Promise<void> {
  await db.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  for (const { name, tables } of schemas) {
    const all = tables.map((table) => qualified(name, table.name)).join(', ');
    try {
      await db.query(`lock table ${all} in access exclusive mode`);
    } catch {
      throw new BackupError(`The tables of ${name} are in use. Stop the services first.`);
    }
    for (const table of tables) {
      const { rowCount } = await db.query(`select from ${qualified(name, table.name)} limit 1`);
      if (rowCount)
        throw new BackupError(`${name}.${table.name} is not empty. Restore into an empty system.`);
    }
  }
}
