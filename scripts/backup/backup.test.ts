import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createBackup,
  describeLostLinks,
  type LinkSecrets,
  restoreBackup,
  secretsIn,
} from '@printpartner/backup';
import { openFileStore, type StorageSettings } from '@printpartner/file-store';
import type { TestDatabase } from '@printpartner/testing';
import { startS3Server } from '@printpartner/testing/s3-server';
import pg from 'pg';
import { emptyDatabase, filledDatabase } from '../bench/backup/filled-database.ts';
import { serviceNames } from '../start/services.ts';

const SIZES = { accounts: 500, projects: 500, alertsPerProject: 10, owners: 100, others: 2_000 };
/** The writer of the test changes these during the backup. */
const WRITTEN = ['projects.inbox_events', 'alerts.inbox_events'] as const;

const secrets = { CODE_SECRET: 'c'.repeat(48), LINK_SECRET: 'l'.repeat(48) };

const root = mkdtempSync(join(tmpdir(), 'backup-'));
let source: TestDatabase;
let target: TestDatabase;
let backup: string;
let manifest: Awaited<ReturnType<typeof createBackup>>;
let storage: string;
let next = 0;

const newFolder = () => join(root, String((next += 1)));
const storageIn = (folder: string): StorageSettings => ({ STORAGE_URL: pathToFileURL(folder).href });
const put = (folder: string, key: string, contents: Buffer) =>
  openFileStore(storageIn(folder)).write(key, Readable.from([contents]));

async function query<Row extends pg.QueryResultRow>({ adminUrl }: TestDatabase, sql: string): Promise<Row[]> {
  const db = new pg.Client({ connectionString: adminUrl });
  await db.connect();
  try {
    return (await db.query<Row>(sql)).rows;
  } finally {
    await db.end();
  }
}

/** Every table of every service with its rows, as one hash each. */
async function contentsOf(database: TestDatabase): Promise<Map<string, { rows: number; hash: string }>> {
  const tables = await query<{ name: string }>(
    database,
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'migrations' order by 1`,
  );
  const contents = new Map<string, { rows: number; hash: string }>();
  for (const { name } of tables) {
    const [found] = await query<{ rows: number; hash: string }>(
      database,
      `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as hash from ${name} t`,
    );
    if (found) contents.set(name, found);
  }
  return contents;
}

const eventsIn = async (database: TestDatabase, table: string) =>
  new Set((await query<{ id: string }>(database, `select event_id as id from ${table}`)).map(({ id }) => id));

const testEventsIn = (database: TestDatabase, table: string) =>
  query<{ id: string }>(
    database,
    `select event_id as id from ${table} where name = 'test' order by event_id`,
  );

/** Writes the same id to the tables of two services in one transaction, again and again, until it is stopped. */
async function writeUntil(stopped: AbortSignal, written: string[]): Promise<void> {
  const db = new pg.Client({ connectionString: source.adminUrl });
  await db.connect();
  while (!stopped.aborted) {
    const id = randomUUID();
    await db.query('begin');
    for (const table of WRITTEN)
      await db.query(`insert into ${table} (event_id, name) values ($1, 'test')`, [id]);
    await db.query('commit');
    written.push(id);
  }
  await db.end();
}

beforeAll(async () => {
  source = (await filledDatabase(SIZES, 'src', () => undefined)).database;
  target = (await emptyDatabase('src')).database;
  // Two that work, one that has expired and one that was revoked.
  await query(
    source,
    `insert into specs.vendor_links (id, user_id, sheet_id, vendor_name, vendor_email, message, version, sheet_revision,
        frozen_at, openings, owner_mails, expires_at, revoked_at, created_at)
      select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Harbor Press', '', '', 1, 1, now(), 0, '{}',
        now() + days * interval '1 day', case days when 9 then now() end, now()
      from unnest(array[1, 30, -1, 9]) as days`,
  );
  storage = newFolder();
  await put(storage, 'waiting.pdf', Buffer.from('%PDF-1.7 harbor'));
  await put(storage, 'pages.ink', Buffer.alloc(3_000_000, 'ink'));
});
afterAll(async () => {
  await source.close();
  await target.close();
  rmSync(root, { recursive: true });
});

describe('a backup', () => {
  it('K11 backup reads one moment of all services while others write', async () => {
    backup = newFolder();
    const stop = new AbortController();
    await query(
      source,
      'create schema harbor; create table harbor.migrations (id int, name text); create table harbor.boats (id int)',
    );
    const written: string[] = [];
    const writing = writeUntil(stop.signal, written);
    while (written.length < 5) await pause(10);
    manifest = await createBackup({
      databaseUrl: source.adminUrl,
      storage: storageIn(storage),
      folder: backup,
      secrets,
    });
    stop.abort();
    await writing;
    expect(written.length).toBeGreaterThan(20);
    await query(source, 'drop table harbor.migrations, harbor.boats; drop schema harbor');
    expect(manifest.schemas.map(({ name }) => name)).toEqual(serviceNames());
    expect(manifest.files.map(({ key }) => key).toSorted()).toEqual(['pages.ink', 'waiting.pdf']);
  });

  it('K11 backup keeps a file whose check ends after the rows were read, and lets migrations wait outside of all queues', async () => {
    const folder = newFolder();
    const [busy, store] = [newFolder(), 'late.pdf'];
    await put(busy, store, Buffer.from('%PDF-1.7 late'));
    const locked = new pg.Client({ connectionString: source.adminUrl });
    await locked.connect();
    await locked.query('begin');
    await locked.query('lock table projects.projects in access exclusive mode');
    const backingUp = createBackup({ databaseUrl: source.adminUrl, storage: storageIn(busy), folder });
    const waits = `select from pg_locks where mode = 'AccessShareLock' and not granted`;
    while ((await query(source, waits)).length === 0) await pause(20);
    const [migration] = await query<{ free: boolean }>(
      source,
      `select pg_try_advisory_lock(7215441, hashtext('projects')) as free`,
    );
    expect(migration).toEqual({ free: false });
    rmSync(join(busy, store));
    await locked.query('commit');
    await locked.end();
    expect((await backingUp).files.map(({ key }) => key)).toEqual([store]);
  });

  it('K11 backup can be read by its owner only and names no secret', () => {
    const files = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    for (const { parentPath, name } of files)
      expect([name, statSync(join(parentPath, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain('postgres://');
    for (const name of ['code-secret', 'link-secret']) expect(readdirSync(backup)).not.toContain(name);
    for (const secret of Object.values(secrets))
      expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(secret);
  });

  it('K11 backup refuses a folder that is not empty', async () => {
    const options = { databaseUrl: source.adminUrl, storage: storageIn(storage), folder: backup };
    await expect(createBackup(options)).rejects.toThrow('is not empty');
  });
});

describe('a restore', () => {
  let options: { databaseUrl: string; storage: StorageSettings; folder: string };
  let restored: string;
  beforeEach(() => {
    restored = newFolder();
    options = { databaseUrl: target.adminUrl, storage: storageIn(restored), folder: backup };
  });
  const isEmpty = async () => [...(await contentsOf(target)).values()].every(({ rows }) => rows === 0);
  const damaged = (damage: (folder: string) => void): string => {
    const copy = newFolder();
    cpSync(backup, copy, { recursive: true });
    damage(copy);
    return copy;
  };
  const flipByte = (file: string) => {
    const bytes = readFileSync(file);
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    writeFileSync(file, bytes);
  };

  it.each([
    [
      'a damaged table',
      (folder: string) => flipByte(join(folder, 'auth.accounts.copy.zst')),
      'auth.accounts.copy.zst is damaged',
    ],
    [
      'a damaged file',
      (folder: string) => flipByte(join(folder, 'files', '000001.zst')),
      '000001.zst is damaged',
    ],
    [
      'a missing part',
      (folder: string) => rmSync(join(folder, 'alerts.mails.copy.zst')),
      'read alerts.mails.copy.zst',
    ],
    [
      'a changed manifest',
      (folder: string) => appendFileSync(join(folder, 'manifest.json'), ' '),
      'manifest.json is damaged',
    ],
    ['an unfinished backup', (folder: string) => rmSync(join(folder, 'manifest.json')), 'no complete backup'],
  ])('K11 restore refuses %s and leaves the system empty', async (_, damage, message) => {
    await expect(restoreBackup({ ...options, folder: damaged(damage) })).rejects.toThrow(message);
    expect(await isEmpty()).toBe(true);
  });

  it('K11 restore refuses a system with other migrations', async () => {
    await query(target, `insert into specs.migrations (timestamp, name) values (1, 'Later1')`);
    await expect(restoreBackup(options)).rejects.toThrow(
      'other migrations of specs than the backup (with Later1)',
    );
    await query(target, `delete from specs.migrations where name = 'Later1'`);
  });

  it('K11 restore leaves the system empty when it fails after loading other schemas', async () => {
    await query(target, `alter table specs.erased_users add constraint none check (false)`);
    await expect(restoreBackup(options)).rejects.toThrow('violates check constraint');
    await query(target, `alter table specs.erased_users drop constraint none`);
    expect(await isEmpty()).toBe(true);
    expect(await openFileStore(options.storage).list()).toEqual([]);
  });

  it('K11 restore that is ended while it loads or writes files leaves the system empty', async () => {
    const ended = new AbortController();
    // Another session keeps the restore waiting in the middle of its work.
    const blocker = new pg.Client({ connectionString: target.adminUrl });
    await blocker.connect();
    await query(
      target,
      `create function specs.wait() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(5); return new; end';
      create trigger wait before insert on specs.erased_users for each row execute function specs.wait()`,
    );
    await blocker.query('select pg_advisory_lock(5)');
    const restoring = restoreBackup({ ...options, signal: ended.signal });
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    while ((await query(target, waits)).length === 0) await pause(20);
    ended.abort();
    await expect(restoring).rejects.toThrow('The restore was ended');
    await blocker.end();
    await query(target, 'drop trigger wait on specs.erased_users; drop function specs.wait()');
    expect(await isEmpty()).toBe(true);
    expect(await openFileStore(options.storage).list()).toEqual([]);
  });

  it('K11 restore keeps its files when the rows are committed but something after that fails', async () => {
    const { database } = await emptyDatabase('src');
    // Fails at the commit, after everything else.
    await query(
      database,
      `do $$ declare name text; begin for name in select c.oid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = 'specs.erased_users'::regclass and not i.indisprimary loop execute 'drop index ' || name; end loop; end $$;
      create function specs.fail() returns trigger language plpgsql as 'begin raise exception ''no commit''; end';
      create constraint trigger fail after insert on specs.erased_users deferrable initially deferred
        for each row execute function specs.fail()`,
    );
    await expect(restoreBackup({ ...options, databaseUrl: database.adminUrl })).rejects.toThrow(
      'The answer to the last step is missing: no commit',
    );
    expect(await openFileStore(options.storage).list()).toHaveLength(2);
    await query(database, 'drop trigger fail on specs.erased_users; drop function specs.fail()');
    // A restore that was killed would leave it so.
    truncateSync(join(restored, 'pages.ink'), 100_000);
    await restoreBackup({ ...options, databaseUrl: database.adminUrl });
    expect(statSync(join(restored, 'pages.ink')).size).toBe(3_000_000);
    await database.close();
  });

  it('K11 restore into an empty system gives every row but sessions, every sequence, index and file', async () => {
    const indexes = `select indexdef from pg_indexes where schemaname in ('alerts', 'projects', 'auth') order by 1`;
    const before = await query(target, indexes);
    await restoreBackup(options);
    const [expected, actual] = [await contentsOf(source), await contentsOf(target)];
    expect(expected.get('auth.sessions')?.rows).toBeGreaterThan(0);
    expect(actual.get('auth.sessions')?.rows).toBe(0);
    for (const table of [...WRITTEN, 'auth.sessions'])
      for (const contents of [expected, actual]) contents.delete(table);
    expect([...actual.values()].filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
    expect(actual).toEqual(expected);
    expect(await query(target, indexes)).toEqual(before);
    const nextId = `select nextval('projects.projects_id_seq') > (select max(id) from projects.projects) as free`;
    expect(await query(target, nextId)).toEqual([{ free: true }]);
    expect(readFileSync(join(restored, 'waiting.pdf'), 'utf8')).toBe('%PDF-1.7 harbor');
    expect(readFileSync(join(restored, 'pages.ink')).equals(Buffer.alloc(3_000_000, 'ink'))).toBe(true);
  });

  it('K11 restore puts the files into a bucket, also after one that failed, and a backup of it has them again', async () => {
    const { database } = await emptyDatabase('src');
    const server = await startS3Server();
    const bucket = {
      STORAGE_URL: `s3://${server.bucket}/files?endpoint=${server.endpoint}`,
      STORAGE_ACCESS_KEY_ID: server.credentials.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
    };
    const intoBucket = { ...options, databaseUrl: database.adminUrl, storage: bucket };
    server.failWith(({ method, key }) => (method === 'PUT' && key.endsWith('.pdf') ? 'full' : undefined));
    await expect(restoreBackup(intoBucket)).rejects.toThrow('InsufficientStorage');
    expect(server.objects.size).toBe(0);
    server.failWith(() => undefined);
    await restoreBackup(intoBucket);
    expect(server.objects.get('files/waiting.pdf')?.body.toString()).toBe('%PDF-1.7 harbor');
    const again = await createBackup({ ...intoBucket, folder: newFolder() });
    const hashes = ({ files }: typeof again) => new Map(files.map(({ key, part }) => [key, part.sha256]));
    expect(hashes(again)).toEqual(hashes(manifest));
    await server.stop();
    await database.close();
  });

  it('K11 restore has both halves of every transaction that was committed before the backup, and no half of others', async () => {
    const projects = await eventsIn(target, WRITTEN[0]);
    const [inProjects, inAlerts] = await Promise.all(WRITTEN.map((table) => testEventsIn(target, table)));
    expect(inProjects).toEqual(inAlerts);
    expect(inProjects?.length).toBeGreaterThanOrEqual(5);
    const all = await eventsIn(source, WRITTEN[0]);
    expect([...projects].every((id) => all.has(id))).toBe(true);
    expect(all.size).toBeGreaterThan(projects.size);
  });

  it('K11 restore says how many links of vendors no longer work, unless the secrets are those of the backup', async () => {
    const lost = (here: LinkSecrets) => describeLostLinks(target.adminUrl, manifest, here);
    expect(await lost(secrets)).toEqual([]);
    const [vendors, mails] = [
      '2 links that vendors have no longer work, unless you set the LINK_SECRET of the backed-up system. Owners can copy the new ones.',
      'Codes and links in mails that were sent no longer work, unless you set the CODE_SECRET of the backed-up system.',
    ];
    for (const other of ['z'.repeat(48), undefined]) {
      expect(await lost({ ...secrets, LINK_SECRET: other })).toEqual([vendors]);
      expect(await lost({ ...secrets, CODE_SECRET: other })).toEqual([mails]);
    }
    // A backup of an earlier release doesn't say which secrets it was made with.
    const { secrets: _, ...earlier } = manifest;
    expect(await describeLostLinks(target.adminUrl, earlier, secrets)).toEqual([vendors, mails]);
  });

  it('K11 restore refuses a secret that is not the one that the backup was made with', async () => {
    const including = newFolder();
    const of = { databaseUrl: source.adminUrl, storage: storageIn(newFolder()), folder: including };
    await createBackup({ ...of, secrets, includedSecrets: 'all' });
    expect(await secretsIn(including)).toEqual(secrets);
    writeFileSync(join(including, 'link-secret'), 'x');
    await expect(restoreBackup({ ...options, folder: including })).rejects.toThrow('link-secret is damaged');
  });

  it('K11 restore refuses a system that has data', async () => {
    await expect(restoreBackup(options)).rejects.toThrow('is not empty. Restore into an empty system.');
  });

  it('K11 restore refuses a file store that has files', async () => {
    const { database } = await emptyDatabase('src');
    await put(restored, 'other.pdf', Buffer.from('%PDF'));
    await expect(restoreBackup({ ...options, databaseUrl: database.adminUrl })).rejects.toThrow(
      'The file store has 1 files that are not of this backup',
    );
  });
});
