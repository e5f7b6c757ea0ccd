import pg from 'pg';
import { randomName } from './random-name.ts';

export interface TestDatabase {
  /** Connection of the service's role, whose search_path is its own schema. */
  url: string;
  /** Connection of a superuser to the same database. */
  adminUrl: string;
  /** Rows of a statement, run as the service. */
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  drop(): Promise<void>;
}

/**
 * A fresh database with the role and schema of one service, as in the running
 * system. Needs TEST_DATABASE_URL, a superuser's, which `npm test` provides.
 */
export async function createTestDatabase({ service }: { service: string }): Promise<TestDatabase> {
  const adminUrl = needed('TEST_DATABASE_URL');
  const name = randomName(`test_${service}`);
  await as(adminUrl, async (admin) => {
    await admin.query(`create role ${name} login password '${name}'`);
    await admin.query(`create database ${name}`);
    await admin.query(`alter role ${name} in database ${name} set search_path to ${service}`);
  });
  await as(withPath(adminUrl, name), (admin) =>
    admin.query(`create schema ${service} authorization ${name}`),
  );
  const url = withPath(adminUrl, name, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The drop may end a connection that was about to say goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    url,
    adminUrl: withPath(adminUrl, name),
    async query(sql, parameters) {
      const { rows } = await pool.query<Record<string, unknown>>(sql, parameters);
      return rows;
    },
    async drop() {
      await pool.end();
      await as(adminUrl, async (admin) => {
        await admin.query(`drop database ${name} with (force)`);
        await admin.query(`drop role ${name}`);
      });
    },
  };
}

/** A setting that `npm test` gives to its runners. */
export function needed(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set; run tests by "npm test -- <path>", which provides Postgres and Redis`);
}

function withPath(adminUrl: string, database: string, role?: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  if (role) Object.assign(url, { username: role, password: role });
  return url.href;
}

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
