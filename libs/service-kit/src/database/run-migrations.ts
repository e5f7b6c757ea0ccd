import { readEnv, serviceSettings } from '../read-env.ts';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './postgres-options.ts';

const migrationSettings = serviceSettings.pick({ DATABASE_URL: true });

/** Body of a service's `migrate.ts`: runs migrations, prints their names, and sets the exit code. */
export async function runMigrations(
  options: Omit<DatabaseOptions, 'url'>,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    const done = await migrate({ ...options, url: readEnv(migrationSettings, environment).DATABASE_URL });
    process.stdout.write(`${JSON.stringify({ service: options.service, migrations: done })}\n`);
  } catch (error) {
    process.stderr.write(
      `${options.service}: migration failed: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exitCode = 1;
  }
}
