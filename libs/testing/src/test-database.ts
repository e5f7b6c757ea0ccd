import pg from 'pg';
import { randomName } from './random-name.ts';

export interface TestDatabase {
  /** Connection of the service's role, whose search_path is its own schema. */
  url: string;
  /** Connection of a superuser to the same database. */
  adminUrl: string;
  /** Rows of a statement, run as the service. */
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Adds role and schema of another service; answers its connection. */
  addService(service: string): Promise<string>;
  /** Ends all connections. The database itself goes with the server when the run ends: dropping it costs a checkpoint. */
  close(): Promise<void>;
}

/**
 * A fresh database with the role and schema of one service, as in the running
 * system. Needs TEST_DATABASE_URL, a superuser's, which `npm test` provides.
 */
export async function createTestDatabase({ service }: { service: string }): Promise<TestDatabase> {
  const adminUrl = needed('TEST_DATABASE_URL');
  const name = randomName(`test_${service}`);
  await as(adminUrl, (admin) => admin.query(`create database ${name}`));
  const addService = async (added: string) => {
    const role = randomName(`${name}_${added}`);
    await as(withPath(adminUrl, name), (admin) =>
      admin.query(`
        create role ${role} login password '${role}';
        alter role ${role} in database ${name} set search_path to ${added};
        create schema ${added} authorization ${role}`),
    );
    return withPath(adminUrl, name, role);
  };
  const url = await addService(service);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // Closing may end a connection that was about to say goodbye.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return {
    url,
    adminUrl: withPath(adminUrl, name),
    async query(sql, parameters) {
      const { rows } = await pool.query<Record<string, unknown>>(sql, parameters);
      return rows;
    },
    addService,
    async close() {
      await pool.end();
      await as(adminUrl, (admin) =>
        admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      );
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
