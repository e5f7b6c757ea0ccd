import { PlainError } from '../plain-error.ts';
import { inheritedEnv } from '../processes/inherited-env.ts';
import { runQuietly } from '../processes/one-shot.ts';
import { inProject } from '../project-root.ts';

/** Brings every service's schema up to date, side by side. @throws PlainError naming the one that failed */
export async function migrateServices(databaseUrls: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...databaseUrls].map(([service, url]) => migrateService(service, url)));
}

async function migrateService(service: string, url: string): Promise<void> {
  const { code, output } = await runQuietly({
    command: process.execPath,
    args: [inProject('services', service, 'dist', 'migrate.js')],
    cwd: inProject('services', service),
    env: { ...inheritedEnv(), DATABASE_URL: url },
  });
  if (code !== 0)
    throw new PlainError(`The database of ${service} could not be brought up to date.\n${output}`);
}
