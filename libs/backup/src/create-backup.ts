import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileStore, type StorageSettings } from '@printpartner/file-store';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { HeldFiles } from './held-files.ts';
import { holdMigrations } from './hold-migrations.ts';
import { type LinkSecrets, requireSecrets, writeSecrets } from './link-secrets.ts';
import { columnList, qualified, readLayout, type SchemaLayout, type TableLayout } from './layout.ts';
import {
  type BackedUpSchema,
  type BackedUpTable,
  type Manifest,
  newManifest,
  type SecretName,
  secretNames,
  writeManifest,
} from './manifest.ts';
import { writePart } from './parts.ts';
import { closeSessions, openSession, shareSnapshot, shareWork } from './sessions.ts';

/** Connections that read at once. */
const READERS = 3;
const FILES = 'files';
/** Tables whose rows are left out: whoever reads a backup must not find a session that still works. Users sign in again. */
const EMPTIED = new Set([qualified('auth', 'sessions')]);

export interface BackupOptions {
  /** Its role may read every schema. */
  databaseUrl: string;
  /** Settings of the file store of uploads. */
  storage: StorageSettings;
  /** A new or empty folder. */
  folder: string;
  /** The system's secrets, as far as they are known. */
  secrets?: LinkSecrets;
  /** Secrets to add in clear, in files of their own. */
  includedSecrets?: readonly SecretName[] | 'all';
}

/**
 * Writes every service's schema, as it is at one moment, and the file store into a folder, while the system runs.
 *
 * @throws BackupError if the folder isn't empty, or a secret to add isn't known
 */
export async function createBackup(options: BackupOptions): Promise<Manifest> {
  const { databaseUrl, storage, folder, secrets = {}, includedSecrets = [] } = options;
  const included = includedSecrets === 'all' ? secretNames : includedSecrets;
  requireSecrets(secrets, included);
  await claimFolder(folder);
  const createdAt = new Date().toISOString();
  const sessions = await Promise.all(Array.from({ length: READERS }, () => openSession(databaseUrl)));
  const held = new HeldFiles(openFileStore(storage), { folder, subfolder: FILES });
  try {
    const [leader] = sessions as [pg.Client];
    await holdMigrations(leader);
    await held.copySettled();
    // Files are held before and after the snapshot: those of checks that end meanwhile, and of checks that have just begun.
    await held.open();
    const layout = await readLayout(leader);
    if (layout.length === 0) throw new BackupError('The database has no schema with migrations.');
    await shareSnapshot(sessions, layout);
    await held.open();
    const tables = await copyTables(sessions, layout, folder);
    const schemas: BackedUpSchema[] = [];
    for (const schema of layout) schemas.push(await describeSchema(leader, schema, tables));
    const postgres = await majorVersion(leader);
    const files = await held.copyOpen();
    const noted = await writeSecrets(folder, secrets, included);
    const manifest = newManifest({ createdAt, postgres, schemas, files, secrets: noted });
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await closeSessions(sessions);
    held.close();
  }
}

async function claimFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty.`);
  const { uid } = await stat(folder);
  // A mounted folder can belong to someone else.
  if (uid === process.getuid?.()) await chmod(folder, 0o700);
  await mkdir(join(folder, FILES), { mode: 0o700 });
}

interface PlannedTable extends TableLayout {
  schema: string;
}

/** The largest tables first, so that no session has one left at the end. */
async function copyTables(
  sessions: readonly pg.Client[],
  layout: readonly SchemaLayout[],
  folder: string,
): Promise<Map<string, BackedUpTable>> {
  const planned: PlannedTable[] = layout
    .flatMap(({ name: schema, tables }) => tables.map((table) => ({ ...table, schema })))
    .toSorted((a, b) => b.bytes - a.bytes);
  const copied = new Map<string, BackedUpTable>();
  await shareWork(sessions, planned, async (db, { schema, name, columns }) => {
    const table = qualified(schema, name);
    const selected = `select ${columnList(columns)} from ${table}`;
    const source = EMPTIED.has(table) ? `(${selected} where false)` : `${table} (${columnList(columns)})`;
    const rows = db.query(copyTo(`copy ${source} to stdout`));
    const part = await writePart(folder, `${schema}.${name}.copy.zst`, rows);
    // Postgres reports the count after the last row, and before it answers this.
    await db.query('select 1');
    copied.set(table, { name, columns, rows: rows.rowCount, part });
  });
  return copied;
}

/** Sequences are outside of transactions: read after the rows, their values are at least as high. */
async function describeSchema(
  db: pg.Client,
  { name: schema, migrations, tables, sequences }: SchemaLayout,
  copied: ReadonlyMap<string, BackedUpTable>,
): Promise<BackedUpSchema> {
  const described: BackedUpSchema = { name: schema, migrations, tables: [], sequences: [] };
  for (const { name } of tables) {
    const table = copied.get(qualified(schema, name));
    if (table) described.tables.push(table);
  }
  for (const name of sequences) {
    const { rows } = await db.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${qualified(schema, name)}`,
    );
    if (rows[0]) described.sequences.push({ name, ...rows[0] });
  }
  return described;
}

async function majorVersion(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  );
  return Math.floor(Number(rows[0]?.version) / 10_000);
}
