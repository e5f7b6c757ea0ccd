import pg from 'pg';
import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';
import { builtMigrations } from './built-migrations.ts';

/** Runs the pending migrations of every service. @throws PlainError naming the services that failed */
export async function migrateServices(databaseUrls: ReadonlyMap<string, string>): Promise<void> {
  const pending = [...databaseUrls].map(async ([service, url]) =>
    (await isUpToDate(url, inProject('services', service, 'dist', 'migrations'))) ? [] : [[service, url]],
  );
  const outdated = (await Promise.all(pending)).flat();
  // A process without anything to do would cost nearly a second of CPU time.
  if (outdated.length === 0) return;
  // One process for all services loads TypeORM only once.
  const { code, output } = await runQuietly({
    command: process.execPath,
    args: [inProject('scripts', 'start', 'migrate.child.ts')],
    cwd: inProject(),
    env: { ...inheritedEnv(), DATABASE_URLS: JSON.stringify(Object.fromEntries(outdated)) },
  });
  if (code !== 0) throw new PlainError(`Database migration failed.\n${output}`);
}

/** Whether the database has run every migration in the folder. */
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
