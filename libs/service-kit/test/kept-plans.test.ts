import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@printpartner/testing';
import pg from 'pg';
import { SteadyClient } from '../src/database/steady-client.ts';

let database: TestDatabase;
let client: SteadyClient;
beforeAll(async () => {
  database = await createTestDatabase({ service: 'press' });
  client = new SteadyClient({ connectionString: database.url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
});

const read = (count: number): Promise<{ rows: unknown[] }> =>
  client.query('select * from sheets where count = $1', [count]);

it('K4 a connection keeps the plan of a statement that is run again, and has a new one after a migration changed its answer', async () => {
  await database.query('create table sheets (count int)');
  await database.query('insert into sheets values (500)');
  for (let n = 0; n < 12; n += 1) expect((await read(500)).rows).toEqual([{ count: 500 }]);
  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select * from sheets where count = $1' }]);
  await database.query('alter table sheets add name text');
  await expect(read(500)).rejects.toThrow('cached plan must not change result type');
  for (let n = 0; n < 12; n += 1) expect((await read(500)).rows).toEqual([{ count: 500, name: null }]);
});

it('K4 a statement with a kept plan still calls back', async () => {
  const pool = new pg.Pool({ connectionString: database.url, Client: SteadyClient });
  for (let n = 0; n < 12; n += 1)
    expect((await pool.query('select $1::int as copies', [n])).rows).toEqual([{ copies: n }]);
  await pool.end();
});
