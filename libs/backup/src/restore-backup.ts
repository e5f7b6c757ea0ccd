import { FileStore } from '@printpartner/file-store';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { qualified, readLayout, type SchemaLayout } from './layout.ts';
import { loadSchema } from './load-schema.ts';
import { type BackedUpSchema, type Manifest, readManifest } from './manifest.ts';
import { readPart, verifyPart } from './parts.ts';
import { closeSessions, openSession } from './sessions.ts';

const LOCK_TIMEOUT = '5s';

export interface RestoreOptions {
  /** Of a role that owns, or is a member of the owner of, every schema. */
  databaseUrl: string;
  /** File store of uploads. */
  storageUrl: string;
  /** The backup. */
  folder: string;
}

/**
 * Loads a backup into an empty system whose schemas have run the same migrations. All or nothing: if anything
 * fails, the system is as empty as before.
 *
 * @throws BackupError if the backup is damaged, or the system has data or other migrations
 */
export async function restoreBackup({ databaseUrl, storageUrl, folder }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const part of partsOf(manifest)) await verifyPart(folder, part);
  const store = new FileStore(storageUrl);
  const sessions: pg.Client[] = [];
  const written: string[] = [];
  try {
    const inspector = await openSession(databaseUrl);
    sessions.push(inspector);
    assertSameMigrations(manifest, await readLayout(inspector));
    // One transaction for each schema. They are committed together, after everything is loaded.
    const loading: [pg.Client, BackedUpSchema][] = [];
    for (const schema of manifest.schemas) {
      const db = await openSession(databaseUrl);
      sessions.push(db);
      loading.push([db, schema]);
      await beginExclusively(db, schema);
    }
    await assertNoFiles(store);
    await untilAllEnded(loading.map(([db, schema]) => loadSchema(db, schema, folder)));
    for (const { key, part } of manifest.files) {
      written.push(key);
      await store.write(key, readPart(folder, part));
    }
    for (const [db] of loading) await db.query('commit');
    for (const [db, { name, tables }] of loading)
      await db.query(`analyze ${tables.map((table) => qualified(name, table.name)).join(', ')}`);
    return manifest;
  } catch (error) {
    // The open transactions end with their sessions.
    for (const key of written) await store.remove(key);
    throw error;
  } finally {
    await closeSessions(sessions);
  }
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
async function beginExclusively(db: pg.Client, { name, tables }: BackedUpSchema): Promise<void> {
  await db.query('begin');
  await db.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
  const all = tables.map((table) => qualified(name, table.name)).join(', ');
  try {
    await db.query(`lock table ${all} in access exclusive mode`);
  } catch {
    throw new BackupError(`The tables of ${name} are in use. Stop the services first.`);
  }
  for (const table of tables) {
    const { rowCount } = await db.query(`select from ${qualified(name, table.name)} limit 1`);
    if (rowCount) throw new BackupError(`${name}.${table.name} is not empty. Restore into an empty system.`);
  }
}

async function assertNoFiles(store: FileStore): Promise<void> {
  const files = await store.list();
  if (files.length > 0)
    throw new BackupError(`The file store has ${files.length} files. Restore into an empty system.`);
}

/** Rejects with the first error, but only when nothing runs any longer. */
async function untilAllEnded(work: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const failure = results.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
