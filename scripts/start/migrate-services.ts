import pg from 'pg';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';
import { builtMigrations } from './built-migrations.ts';

/** Brings every service's schema up to date, side by side. @throws PlainError naming the one that failed */
export async function migrateServices(databaseUrls: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...databaseUrls].map(([service, url]) => migrateService(service, url)));
}

async function migrateService(service: string, url: string): Promise<void> {
  // A process that finds nothing to migrate costs nearly a second of CPU time, for each service.
  if (await isUpToDate(url, inProject('services', service, 'dist', 'migrations'))) return;
  const { code, output } = await runQuietly({
    command: process.execPath,
    args: [inProject('services', service, 'dist', 'migrate.js')],
    cwd: inProject('services', service),
    env: { ...inheritedEnv(), DATABASE_URL: url },
  });
  if (code !== 0)
    throw new PlainError(`The database of ${service} could not be brought up to date.\n${output}`);
}

/** Whether the database itself says that every migration in the folder has run. */
export async function isUpToDate(url: string, folder: string): Promise<boolean> {
  const built = builtMigrations(folder);
  if (!built) return false;
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const { rows: tables } = await db.query<{ exists: boolean }>(
      `select to_regclass(quote_ident(current_schema()) || '.migrations') is not null as exists`,
    );
    if (!tables[0]?.exists) return false;
    const { rows } = await db.query<{ name: string }>('select name from migrations');
    const done = new Set(rows.map(({ name }) => name));
    return built.every((name) => done.has(name));
  } finally {
    await db.end();
  }
}
