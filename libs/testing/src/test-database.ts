import pg from 'pg';
import { randomName } from './random-name.ts';

export interface TestDatabase {
  /** Connects as the service's role, whose search_path is its own schema. */
  url: string;
  /** Connects to the same database as a superuser. */
  adminUrl: string;
  /** Runs a statement as the service; returns its rows. */
  query(sql: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Adds role and schema of another service; returns its connection URL. */
  addService(service: string): Promise<string>;
  /** Closes all connections. The database is not dropped, because that would cost a checkpoint. */
  close(): Promise<void>;
}

/**
 * Creates a database with the role and schema of one service, as in production.
 * Needs TEST_DATABASE_URL of a superuser, which `npm test` provides.
 */
export async function createTestDatabase({ service }: { service: string }): Promise<TestDatabase> {
  const adminUrl = requireEnv('TEST_DATABASE_URL');
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
  // close() may terminate a connection that is closing.
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

/** An environment variable that `npm test` sets. */
export function requireEnv(name: string): string {
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
