import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, eventually, type TestDatabase } from '@printpartner/testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ConcurrentIndexes, migrate } from '../src/index.ts';

let database: TestDatabase;
const clients: pg.Client[] = [];
beforeEach(async () => {
  database = await createTestDatabase({ service: 'press' });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await database.close();
});

/** A second connection of the service. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}

type Step = (db: QueryRunner) => Promise<unknown>;

/** A migration with the given body. */
const migrationOf = (up: Step) =>
  class Step1700000000000 implements MigrationInterface {
    readonly name = 'Step1700000000000';

    async up(db: QueryRunner): Promise<void> {
      await up(db);
    }

    async down(): Promise<void> {}
  };

const migrateBy = (up: Step, { url = database.url, service = 'press', lockTimeoutMs = 3_000 } = {}) =>
  migrate({ service, url, entities: [], migrations: [migrationOf(up)] }, { lockTimeoutMs });

describe('migrate', () => {
  it('K4 a migration runs without statement timeout, so that a large table can be changed', async () => {
    let settings: unknown;
    await migrateBy(async (db) => {
      [settings] = await db.query(
        `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
      );
    });
    expect(settings).toEqual({ statement: '0', lock: '3s' });
  });

  it('K4 a migration that waits for a lock lets other queries pass and tries again', async () => {
    await database.query('create table jobs (id integer)');
    const blocker = await connect();
    await blocker.query('begin; select from jobs');
    let tries = 0;
    const done = migrateBy(
      (db) => {
        tries += 1;
        return db.query('alter table jobs add name text');
      },
      { lockTimeoutMs: 50 },
    );
    await eventually(() => expect(tries).toBeGreaterThan(1));
    await blocker.query('commit');
    expect(await done).toEqual(['Step1700000000000']);
  });

  it('K4 two processes that migrate one service run its migrations once, one after the other', async () => {
    const gate = Promise.withResolvers<void>();
    let runs = 0;
    const step = async () => {
      runs += 1;
      await gate.promise;
    };
    const both = [migrateBy(step), migrateBy(step)];
    await eventually(async () => {
      const connected = await database.query(
        `select from pg_stat_activity where application_name = 'press' and query like '%advisory_lock%'`,
      );
      expect([connected.length, runs]).toEqual([1, 1]);
    });
    gate.resolve();
    const [first = [], second = []] = await Promise.all(both);
    expect([...first, ...second]).toEqual(['Step1700000000000']);
    expect(runs).toBe(1);
  });

  it('K4 services in one database migrate without waiting for each other', async () => {
    const url = await database.addService('bindery');
    const isOtherDone = Promise.withResolvers<void>();
    const done = migrateBy(() => isOtherDone.promise);
    await migrateBy(async () => undefined, { url, service: 'bindery' });
    isOtherDone.resolve();
    await expect(done).resolves.toHaveLength(1);
  });
});

class Indexes1700000000001 extends ConcurrentIndexes {
  readonly name = 'Indexes1700000000001';

  protected readonly indexes = [{ name: 'jobs_name_idx', definition: 'on jobs (name)' }];
}

describe('ConcurrentIndexes', () => {
  const build = () =>
    migrate({ service: 'press', url: database.url, entities: [], migrations: [Indexes1700000000001] });
  const isValid = async () => {
    const [row] = await database.query(
      `select indisvalid from pg_index where indexrelid = to_regclass('jobs_name_idx')`,
    );
    return row?.['indisvalid'];
  };
  const waiting = (wait: string) =>
    eventually(async () => {
      const found = await database.query(
        `select pid from pg_stat_activity
          where application_name = 'press' and query like 'create index%' and wait_event = $1`,
        [wait],
      );
      expect(found).toHaveLength(1);
      return found[0]?.['pid'];
    });
  beforeEach(() => database.query('create table jobs (name text)'));

  it('K4 an index that another one makes unnecessary is dropped after the other is built', async () => {
    class Replacement1700000000002 extends ConcurrentIndexes {
      readonly name = 'Replacement1700000000002';

      protected readonly indexes = [
        { name: 'jobs_name_length_idx', definition: 'on jobs (name, length(name))' },
      ];
      protected override readonly replaced = [{ name: 'jobs_name_idx', definition: 'on jobs (name)' }];
    }
    const indexNames = async () => {
      const found = await database.query(`select indexname from pg_indexes where tablename = 'jobs'`);
      return found.map(({ indexname }) => indexname);
    };
    await build();
    const migrations = [Indexes1700000000001, Replacement1700000000002];
    await migrate({ service: 'press', url: database.url, entities: [], migrations });
    expect(await indexNames()).toEqual(['jobs_name_length_idx']);
  });

  it('K4 rows are written while an index is built', async () => {
    const writer = await connect();
    await writer.query(`begin; insert into jobs values ('Menu')`);
    const built = build();
    await waiting('virtualxid');
    await database.query(`insert into jobs values ('Poster')`);
    await writer.query('commit');
    expect(await built).toEqual(['Indexes1700000000001']);
    expect(await isValid()).toBe(true);
  });

  it('K4 an index whose build was interrupted is built again by the next migration', async () => {
    const writer = await connect();
    await writer.query(`begin; insert into jobs values ('Menu')`);
    const built = build();
    const pid = await waiting('virtualxid');
    await database.query('select pg_terminate_backend($1)', [pid]);
    await expect(built).rejects.toThrow(/terminat/i);
    await writer.query('commit');
    expect(await isValid()).toBe(false);
    expect(await build()).toEqual(['Indexes1700000000001']);
    expect(await isValid()).toBe(true);
    expect(await build()).toEqual([]);
  });
});
