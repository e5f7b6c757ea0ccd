import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Secrets } from './secrets.ts';

/** Database of our own server. */
export const DATABASE = 'printpartner';

/**
 * Creates a role and a schema for every service in one database. No role can
 * see another's schema. Idempotent.
 *
 * @param adminUrl connection URL of a role that may create roles and schemas
 * @param ownsServer whether the server is ours, so that a database may be created on it
 * @returns the connection URL of each service
 */
export async function provisionDatabase(
  adminUrl: string,
  ownsServer: boolean,
  services: readonly string[],
  secrets: Secrets,
): Promise<Map<string, string>> {
  const url = new URL(adminUrl);
  if (ownsServer) {
    await asAdmin(adminUrl, createDatabase);
    url.pathname = `/${DATABASE}`;
  }
  return asAdmin(url.href, async (db) => {
    const urls = new Map<string, string>();
    await db.query('revoke create on schema public from public');
    if (ownsServer) await db.query(`revoke all on database ${DATABASE} from public`);
    for (const service of services) {
      const password = ownsServer ? secrets.get(`postgres.${service}`) : sharedPassword(url, service);
      await provisionService(db, service, password);
      urls.set(service, serviceUrl(url, service, password));
    }
    return urls;
  });
}

async function asAdmin<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

async function createDatabase(db: pg.Client): Promise<void> {
  const { rowCount } = await db.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (!rowCount) await db.query(`create database ${DATABASE}`);
}

async function provisionService(db: pg.Client, service: string, password: string): Promise<void> {
  const role = db.escapeIdentifier(service);
  const { rowCount } = await db.query('select 1 from pg_roles where rolname = $1', [service]);
  if (!rowCount) await db.query(`create role ${role} login`);
  await db.query(`alter role ${role} password ${db.escapeLiteral(password)}`);
  const { rows } = await db.query<{ name: string; super: boolean }>(
    `select current_database() as name, current_setting('is_superuser')::bool as super`,
  );
  // Only a superuser can create a schema for a role that it isn't a member of.
  if (!rows[0]?.super) await db.query(`grant ${role} to current_user`);
  await db.query(`create schema if not exists ${role} authorization ${role}`);
  await db.query(`revoke all on schema ${role} from public`);
  const database = db.escapeIdentifier(rows[0]?.name ?? '');
  await db.query(`grant connect on database ${database} to ${role}`);
  await db.query(`alter role ${role} in database ${database} set search_path to ${role}`);
}

/** On the operator's own server, every instance of the product must derive the same password. */
const sharedPassword = (admin: URL, service: string): string =>
  createHmac('sha256', decodeURIComponent(admin.password))
    .update(`${admin.pathname} ${service}`)
    .digest('hex');

function serviceUrl(admin: URL, service: string, password: string): string {
  const url = new URL(admin.href);
  url.username = service;
  url.password = password;
  return url.href;
}
