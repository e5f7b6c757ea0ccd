import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@printpartner/testing';
import { inProject } from '../project-root.ts';
import { isUpToDate, migrateServices } from './migrate-services.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  for (const name of ['First1', 'Second2'])
    writeFileSync(join(folder, `${name}.js`), `this.name = '${name}';`);
  database = await createTestDatabase({ service: 'projects' });
}, 60_000);
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const tableWith = async (...names: string[]) => {
  await database.query('create table migrations (id serial, timestamp bigint, name varchar)');
  for (const name of names) await database.query(`insert into migrations (name) values ('${name}')`);
};

describe('isUpToDate', () => {
  it('K6 returns false for a database without migrations', async () => {
    expect(await isUpToDate(database.url, folder)).toBe(false);
    await tableWith();
    expect(await isUpToDate(database.url, folder)).toBe(false);
  });

  it('K6 returns false when any migration is missing', async () => {
    await tableWith('Second2', 'Third3');
    expect(await isUpToDate(database.url, folder)).toBe(false);
  });

  it('K6 returns true when all migrations have run, even with additional ones of a newer build', async () => {
    await tableWith('First1', 'Second2', 'Third3');
    expect(await isUpToDate(database.url, folder)).toBe(true);
  });

  it('K6 returns false without a build folder', async () => {
    await tableWith('First1', 'Second2');
    expect(await isUpToDate(database.url, join(folder, 'nowhere'))).toBe(false);
  });
});

describe('migrateServices', () => {
  const migrations = inProject('services', 'projects', 'dist', 'migrations');

  it('K6 migrates an empty database and does nothing the second time', async () => {
    const urls = new Map([['projects', database.url]]);
    expect(await isUpToDate(database.url, migrations)).toBe(false);
    await migrateServices(urls);
    expect(await isUpToDate(database.url, migrations)).toBe(true);
    await migrateServices(urls);
    expect(await database.query('select from projects')).toEqual([]);
  }, 60_000);

  it('K6 names the service whose migration failed', async () => {
    await database.query('create table projects (id serial)');
    await expect(migrateServices(new Map([['projects', database.url]]))).rejects.toThrow(
      /^Database migration failed\.\n(.*\n)*projects: migration failed: .*already exists/,
    );
    expect(await isUpToDate(database.url, migrations)).toBe(false);
  }, 60_000);
});
