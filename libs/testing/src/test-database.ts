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

interface TestDatabaseOptions {
  service: string;
  /** Fills the schema. It runs once per service and Postgres server; later databases are copies. */
  migrate?: (url: string) => Promise<unknown>;
}

/**
 * Creates a database with the role and schema of one service, as in production.
 * Needs TEST_DATABASE_URL of a superuser, which `npm test` provides.
 */
export async function createTestDatabase({ service, migrate }: TestDatabaseOptions): Promise<TestDatabase> {
  const adminUrl = requireEnv('TEST_DATABASE_URL');
  const name = randomName(`test_${service}`);
  if (migrate) await as(adminUrl, (admin) => createTemplate(admin, { adminUrl, service, migrate }));
  const template = migrate ? ` template ${templateOf(service)}` : '';
  await as(adminUrl, (admin) => admin.query(`create database ${name}${template}`));
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
  const url = migrate ? await openCopy(adminUrl, name, service) : await addService(service);
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

const templateOf = (service: string): string => `template_${service}`;

/** Creates the migrated database that others copy, unless another test has: their processes wait for each other. */
async function createTemplate(
  admin: pg.Client,
  { adminUrl, service, migrate }: Required<TestDatabaseOptions> & { adminUrl: string },
): Promise<void> {
  const name = templateOf(service);
  await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  if (rowCount) return;
  // A migration that failed must not leave a template behind.
  const unfinished = randomName(name);
  await admin.query(`create database ${unfinished}`);
  await admin.query(`drop role if exists ${name}`);
  await admin.query(`create role ${name} login password '${name}'`);
  await setSearchPath(admin, { database: unfinished, role: name, service });
  await as(withPath(adminUrl, unfinished), (db) =>
    db.query(`create schema ${service} authorization ${name}`),
  );
  await migrate(withPath(adminUrl, unfinished, name));
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}

/** @returns the URL of a copied database, for the role that owns what was copied */
async function openCopy(adminUrl: string, database: string, service: string): Promise<string> {
  const role = templateOf(service);
  await as(adminUrl, (admin) => setSearchPath(admin, { database, role, service }));
  return withPath(adminUrl, database, role);
}

const setSearchPath = (
  admin: pg.Client,
  { database, role, service }: { database: string; role: string; service: string },
) => admin.query(`alter role ${role} in database ${database} set search_path to ${service}`);

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
